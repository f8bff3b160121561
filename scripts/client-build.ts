import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the built client, from the project's root. */
export const CLIENT_DIR = 'dist/client'

const STAMP = join(CLIENT_DIR, '.source-hash')
const SOURCES = ['src/client', 'src/shared', 'build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the client when it was never built or when any of its sources changed. Contents are read only where a size or a
 * time differs from the last time. The build is a separate process: it
 * sets NODE_ENV for itself, and its memory is freed with it. Ends this process when the build fails. An installed tree
 * has the built client without its sources.
 */
export function buildClientIfStale(): void {
  if (!existsSync('vite.config.ts') && existsSync(STAMP)) return
  const files = SOURCES.flatMap(listFiles)
  const [builtHash, builtListing] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : []
  const listing = hashListing(files)
  if (builtListing === listing) return
  const hash = hashContents(files)
  const stamp = `${hash}\n${listing}`
  if (builtHash === hash) return writeFileSync(STAMP, stamp)
  process.stdout.write('Building the client ...\n')
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native', '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, vite, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  writeFileSync(STAMP, stamp)
}

/** A hash of the content of all client sources. File times differ between clones, contents do not. */
function hashContents(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of files) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** A hash of paths, sizes and times, which is read much faster than the contents. */
function hashListing(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of files) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
