import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnvironment } from './environment.ts'

// The database tests on a real PostgreSQL: the one that TEST_DATABASE_URL names (it is emptied), or Debian's own,
// started in a temporary folder for the time of the tests.
loadEnvironment()
const given = process.env['TEST_DATABASE_URL']
const own = given ? undefined : await startPostgres()
try {
  const result = spawnSync(
    process.execPath,
    // One file after the other: they share one database, and each empties it.
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--no-file-parallelism',
      '--project',
      'server',
      'db',
      'src/server/features',
      'src/server/runtime/audio-folder',
      'src/server/demo/demo-account',
      'src/server/postgres',
      'src/server/runtime/leases',
      'src/server/runtime/jobs',
      'src/server/runtime/queue',
      'src/server/generation/writer-calls',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: given ?? own?.url },
    },
  )
  process.exitCode = result.status ?? 1
} finally {
  await own?.stop()
}

async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'hookline-postgres-'))
  const data = join(folder, 'data')
  const user = process.getuid?.() === 0 ? asPostgresUser(folder) : {}
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'hookline', '--auth=trust', '-E', 'UTF8'], {
    ...user,
    stdio: 'ignore',
  })
  const port = 20_000 + (process.pid % 20_000)
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    {
      ...user,
      stdio: 'ignore',
    },
  )
  const url = `postgres://hookline@127.0.0.1:${port}/postgres`
  for (
    let tries = 0;
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0;
    tries += 1
  ) {
    if (tries > 100) throw new Error('PostgreSQL did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
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

function findPostgres(): string {
  if (!debianPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' })
  }
  const found = debianPostgres()
  if (!found) throw new Error('No PostgreSQL was found. Install the package postgresql, or set TEST_DATABASE_URL.')
  return found
}

function debianPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}
