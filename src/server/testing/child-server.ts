import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ChildServer {
  url: string
  output(): string
  kill(signal: NodeJS.Signals): void
  /** The exit code, or null where a signal ended it. */
  exited: Promise<number | null>
}

/**
 * Runs a TypeScript file of this project as a separate process. Its environment is `env`, a compile cache, and no
 * search for an AI on this machine; nothing is inherited.
 */
export function spawnNode(file: string, args: string[], env: Record<string, string>): ChildProcess {
  const own = { NODE_COMPILE_CACHE: 'node_modules/.cache/hookline-tests', LOCAL_AI: 'off' }
  return spawn(process.execPath, [file, ...args], { env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Starts the server on a free port, from `file`. Resolves once it is ready; rejects with its output where it ends before. */
export async function startChildServer(
  env: Record<string, string>,
  file = 'src/server/testing/serve.ts',
): Promise<ChildServer> {
  const child = spawnNode(file, [], { PORT: '0', LOG_LEVEL: 'silent', ...env })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /Hookline is ready: (\S+)/u.exec(output)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exited.then((code) => reject(new Error(`exit ${code}: ${output}`)))
  })
  return { url, output: () => output, kill: (signal) => child.kill(signal), exited }
}

/** Starts the server with an environment in which it cannot start. Returns its exit code and its output. */
export function startFailing(env: Record<string, string>) {
  return runScript('src/server/testing/serve.ts', { PORT: '0', LOG_LEVEL: 'silent', ...env })
}

/** Runs a script to its end. Returns its exit code and its output. */
export async function runScript(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const child = spawnNode(file, args, env)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** Runs `work` with a folder that is deleted afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-test-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
