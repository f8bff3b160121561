import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvironment } from './environment.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'

// The database tests on a real PostgreSQL: that of TEST_DATABASE_URL (it is emptied), or Debian's own, started in a
// temporary folder.
loadEnvironment()
const given = process.env['TEST_DATABASE_URL']
const own = given ? undefined : await startPostgres(installedPostgres())
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

function installedPostgres(): string {
  if (!findPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' })
  }
  const found = findPostgres()
  if (!found) throw new Error('No PostgreSQL was found. Install the package postgresql, or set TEST_DATABASE_URL.')
  return found
}
