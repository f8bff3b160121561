import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { makePrivate } from './private-files.ts'

/** The paths of the files in a folder and its folders, relative to it, with `/`. Without partial ones. Empty where there is none. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
}

/**
 * Gives every file of a folder a second name under another, which takes no space; on another disk it is copied. Files that are
 * there already stay, and files that vanish meanwhile are left out. Returns the number of new ones.
 */
export function linkFiles(from: string, to: string): number {
  let count = 0
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const path of listFiles(from)) {
    const target = join(to, path)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    if (linkFile(join(from, path), target)) count += 1
  }
  return count
}

function linkFile(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return false
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(String(code))) throw error
    copyFileSync(from, to)
    makePrivate([to])
    return true
  }
}
