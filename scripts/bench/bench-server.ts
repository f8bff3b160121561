import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printedAddress, spawnStart } from '../start-command.ts'

let accounts = 0

/** The checkout whose server is measured: this one, or another that `--against` names. */
export const measuredFolder = (): string => process.env['BENCH_FOLDER'] ?? '.'

/** Fills the library of an account by the measured checkout's own script. */
export async function seedLibrary(env: Record<string, string>, user: string, items: number): Promise<void> {
  const child = spawn(process.execPath, ['scripts/seed.ts', '--items', String(items), '--user', user], {
    cwd: measuredFolder(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error(`The seed ended with ${status}`)
}

export interface BenchServer {
  url: string
  pid: number
  dataDir: string
  /** Resident memory of the server's process in MB. */
  memoryMb(): number
  /** The session cookie of a new account. */
  signUp(email?: string): Promise<string>
  stop(): Promise<void>
}

/** Starts the server of a checkout as `npm start` does, on an empty data folder. Resolves when it reports that it is ready. */
export async function startBenchServer(
  env: Record<string, string> | ((dataDir: string) => Record<string, string>) = {},
  folder = measuredFolder(),
): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hookline-bench-'))
  const own = typeof env === 'function' ? env(dataDir) : env
  const child = spawnStart({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...own }, folder)
  const url = await printedAddress(child)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    memoryMb: () => Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    signUp: async (email = `bench-${Math.random()}@hookline.example`) => {
      accounts += 1
      const response = await fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Each account has its own address where a proxy is trusted, so that no throttle counts them together.
          ...(own['TRUST_PROXY'] && { 'x-forwarded-for': `10.1.${accounts >> 8}.${accounts & 255}` }),
        },
        body: JSON.stringify({ email, password: 'a long enough secret' }),
      })
      return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
