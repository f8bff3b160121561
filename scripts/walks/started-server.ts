import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'

/** A server that lines of the documents have started. */
export interface StartedServer {
  /** Everything that it has printed. */
  output(): string
  /** Ends it, with the shell and npm around it. Resolves once it is gone. */
  stop(): Promise<void>
}

/** How long an installation and a start may take, in milliseconds. */
const STARTED_WITHIN = 10 * 60_000

/**
 * Runs a script of a shell in `folder`, as somebody does who has only a shell: with `env` and PATH and HOME alone. Resolves once
 * Hookline says that it is ready. Rejects with what was printed where the script ends before.
 */
export async function startByShell(
  script: string,
  { folder, env }: { folder: string; env: Record<string, string> },
): Promise<StartedServer> {
  // npm puts the programs of this checkout on the PATH of its scripts.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
  const shell = spawn('sh', ['-c', script], {
    cwd: folder,
    env: { PATH: path.join(delimiter), HOME: process.env['HOME'] ?? folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const ended = new Promise<void>((resolve) => shell.once('close', () => resolve()))
  const stop = async (): Promise<void> => {
    // The group, because the shell and npm do not pass signals on.
    if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, 'SIGTERM')
    await ended
  }
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('It was not ready in time.')), STARTED_WITHIN)
      const read = (chunk: Buffer): void => {
        output += chunk.toString()
        if (/Hookline is ready: \S+[^]*\n\n$/u.test(output)) resolve()
      }
      shell.stdout.on('data', read)
      shell.stderr.on('data', read)
      void ended.then(() => reject(new Error('It ended.')))
      void ended.finally(() => clearTimeout(timer))
    })
  } catch (error) {
    await stop()
    throw new Error(`${String(error)}\n${output}`, { cause: error })
  }
  return { output: () => output, stop }
}
