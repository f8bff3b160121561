import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { Environment } from '../../src/server/config/schema.ts'
import { ERROR_STATUS } from '../../src/shared/errors.ts'

/** What the documents may name. */
export interface Project {
  /** Paths of files, and of folders with a slash at the end, from the root. */
  files: ReadonlySet<string>
  /** Scripts of package.json. */
  scripts: ReadonlySet<string>
  /** Names in capitals: the variables of the environment, and the codes of errors. */
  names: ReadonlySet<string>
  /** The text of a file. */
  read(path: string): string
}

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  'data',
  'test-results',
  'coverage',
  '.cache',
  '.vitest',
  'runs',
])

/** The project in the working directory. */
export function readProject(): Project {
  const read = (path: string) => readFileSync(path, 'utf8')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return {
    files: new Set(listPaths('')),
    scripts: new Set(Object.keys(scripts)),
    names: new Set([...Object.keys(Environment.shape), ...Object.keys(ERROR_STATUS)]),
    read,
  }
}

function listPaths(folder: string): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? [`${path}/`, ...listPaths(path)] : [path]
  })
}
