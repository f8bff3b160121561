import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the built client, from the project's root. */
export const CLIENT_DIR = 'dist/client'

const STAMP = join(CLIENT_DIR, '.source-hash')
const SOURCES = ['src/client', 'src/shared', 'build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the client when it was never built or when any of its sources changed. The build is a separate process: it
 * sets NODE_ENV for itself, and its memory is freed with it. Ends this process when the build fails. An installed tree
 * has the built client without its sources.
 */
export function buildClientIfStale(): void {
  if (!existsSync('vite.config.ts') && existsSync(STAMP)) return
  const hash = sourceHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  process.stdout.write('Building the client ...\n')
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native', '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, vite, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  writeFileSync(STAMP, hash)
}

/** A hash of the content of all client sources. File times differ between clones, contents do not. */
function sourceHash(): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(listFiles)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSafe(path)
  return entries ? entries.sort().flatMap((name) => listFiles(join(path, name))) : [path]
}

function readdirSafe(path: string): string[] | undefined {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}
