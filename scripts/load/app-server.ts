import { type ChildProcess } from 'node:child_process'
import { printedAddress, spawnStart } from '../start-command.ts'

/** The server in a separate process. A restart keeps its port. */
export interface AppServer {
  url: string
  pid(): number
  /** Kills it, as a crash does. Resolves once it has ended. */
  kill(): Promise<void>
  /** Restarts it. Resolves once it is ready. */
  start(): Promise<void>
  /** Stops it as a deployment does. */
  stop(): Promise<void>
}

/** Starts the server. Resolves once it is ready. */
export async function startAppServer(env: Record<string, string>): Promise<AppServer> {
  let port = '0'
  const begin = (): ChildProcess => spawnStart({ LOG_LEVEL: 'error', TRUST_PROXY: '1', ...env, PORT: port })
  let child = begin()
  const url = await printedAddress(child)
  port = new URL(url).port

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    url,
    pid: () => child.pid ?? 0,
    kill: () => end('SIGKILL'),
    async start() {
      child = begin()
      await printedAddress(child)
    },
    stop: () => end('SIGTERM'),
  }
}
