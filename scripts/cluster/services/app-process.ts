import { type ChildProcess } from 'node:child_process'
import { printedAddress, spawnStart } from '../../start-command.ts'

/** One of the server's processes. A restart keeps its port. */
export interface AppProcess {
  port: number
  /** Id of the running process; 0 while there is none. */
  pid(): number
  /** Resolves once it is ready. */
  start(): Promise<void>
  /** Kills it, as a crash does. */
  crash(): Promise<void>
  /** Stops it as a deployment does. Resolves with its exit code. */
  stop(): Promise<number | null>
}

/** A process that is not started yet. */
export function createAppProcess(port: number, env: Record<string, string>): AppProcess {
  let child: ChildProcess | undefined
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return running?.exitCode ?? null
    const ended = new Promise<number | null>((resolve) => running.once('exit', resolve))
    running.kill(signal)
    return ended
  }
  return {
    port,
    pid: () => child?.pid ?? 0,
    async start() {
      child = spawnStart({ ...env, PORT: String(port) })
      await printedAddress(child)
      if (env['LOG_LEVEL'] !== 'silent') child.stdout?.pipe(process.stderr)
    },
    crash: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
