import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary PostgreSQL server on a port of loopback. */
export interface PostgresServer {
  /** A `postgres://` address. */
  url: string
  /** Id of its main process. */
  pid(): number
  /** Cuts every connection, stops, and starts again after `pauseMs`. Resolves once it answers. */
  restart(pauseMs: number): Promise<void>
  /** Stops it and removes its folder. */
  stop(): Promise<void>
}

/** The folder of Debian's newest PostgreSQL; undefined where none is installed. */
export function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** Starts the PostgreSQL whose programs are in the folder `bin`. `settings` are added to its configuration. */
export async function startPostgres(bin: string, settings: Record<string, string> = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-postgres-'))
  const data = join(folder, 'data')
  const user = process.getuid?.() === 0 ? asPostgresUser(folder) : {}
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'hookline', '--auth=trust', '-E', 'UTF8'], {
    ...user,
    stdio: 'ignore',
  })
  const port = String(20_000 + (process.pid % 20_000))
  const options = Object.entries({ listen_addresses: '127.0.0.1', ...settings })
  const values = options.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const begin = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', port, '-k', folder, ...values], { ...user, stdio: 'ignore' })

  async function untilReady(): Promise<void> {
    const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', port]).status === 0
    for (let tries = 0; !isReady(); tries += 1) {
      if (tries > 100) throw new Error('PostgreSQL did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** A fast shutdown: connections are cut, committed data is on the disk. */
  async function end(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }

  let server = begin()
  await untilReady()
  return {
    pid: () => server.pid ?? 0,
    url: `postgres://hookline@127.0.0.1:${port}/postgres`,
    async restart(pauseMs) {
      await end()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      server = begin()
      await untilReady()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function asPostgresUser(folder: string): { uid: number; gid: number } {
  execFileSync('chown', ['postgres', folder])
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
