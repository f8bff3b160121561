import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from './free-port.ts'

/** Users without rights, on any Debian: the one that installs, and the one that runs it. Apart only where root tests. */
const INSTALLER = { uid: 65_534, gid: 65_534 }
const RUNNER = { uid: 1, gid: 1 }
const isRoot = process.getuid?.() === 0

/** A tree that deploy/install.sh made, with a data folder beside it. */
export interface InstalledTree {
  folder: string
  dataDir: string
  /** Installs, or replaces what is there. Resolves with the size. */
  install(...options: string[]): Promise<string>
  /** Runs a command of `bin/hookline` to its end, and returns its output. Throws with it where the command fails. */
  run(args: string[], env?: Record<string, string>): string
  /** Starts the server on a free port; `under`: a program with its options that runs it. */
  start(env: Record<string, string>, under?: string[]): Promise<RunningServer>
  /** What has changed since it was installed. */
  changed(): string[]
}

export interface RunningServer {
  port: number
  /** What it has printed: its log and the start's words. */
  output(): string
  /** Milliseconds from the command to the address. */
  startMs: number
  /** Asks it to stop. Resolves with its exit code. */
  stop(): Promise<number | null>
}

/** A folder under `parent` to install into as a user without rights, with a home and a cache of its own. */
export function prepareTree(parent: string): InstalledTree {
  const [home, folder, dataDir] = ['home', 'hookline', 'data'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
  ]
  const own = { PATH: process.env['PATH'] ?? '', HOME: home, npm_config_cache: join(home, 'npm') }
  for (const path of [home, dataDir]) mkdirSync(path, { mode: 0o700 })
  if (isRoot) {
    for (const path of [parent, home]) chownSync(path, INSTALLER.uid, INSTALLER.gid)
    chownSync(dataDir, RUNNER.uid, RUNNER.gid)
  }
  let installed = ''
  const program = join(folder, 'bin/hookline')
  const as = { cwd: '/', ...(isRoot && RUNNER) }
  const base = { PATH: process.env['PATH'] ?? '', HOME: dataDir, DATA_DIR: dataDir, TMPDIR: join(dataDir, 'tmp') }
  return {
    folder,
    dataDir,
    async install(...options) {
      const env = { ...forwarded(), ...own }
      await promisify(execFile)('deploy/install.sh', [...options, folder], { env, ...(isRoot && INSTALLER) })
      installed = new Date().toISOString()
      return execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).replace(/\t.*\n/u, ' MB')
    },
    run(args, env) {
      const { status, stdout, stderr } = spawnSync(program, args, { ...as, env: { ...base, ...env }, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
      return `${stdout}${stderr}`
    },
    async start(env, under = []) {
      const port = await findFreePort()
      const all = { ...base, PORT: String(port), ...env }
      const [command, ...args] = [...under, program, 'start']
      return untilReady(spawn(command ?? program, args, { ...as, env: all, stdio: ['ignore', 'pipe', 'pipe'] }), port)
    },
    changed: () =>
      execFileSync('find', [folder, '-newermt', installed], { encoding: 'utf8' }).split('\n').filter(Boolean),
  }
}

/** Variables that npm needs to reach its registry. */
function forwarded(): Record<string, string> {
  const known = /^(?:https?_proxy|no_proxy|npm_config_registry|npm_config_cafile|node_extra_ca_certs|ssl_cert_file)$/iu
  return Object.fromEntries(Object.entries(process.env).flatMap(([k, v]) => (known.test(k) && v ? [[k, v]] : [])))
}

/** Resolves once the server prints its address. Rejects with its output where it ends before. */
async function untilReady(child: ChildProcess, port: number): Promise<RunningServer> {
  const began = performance.now()
  // A test that is interrupted leaves no server behind.
  process.once('exit', () => child.kill())
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('Hookline is ready: ')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  return {
    port,
    output: () => output,
    startMs: performance.now() - began,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
