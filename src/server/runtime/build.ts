import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What was started: the version of the package, and the commit where the code is in a git repository. */
export interface Build {
  version: string
  /** The first twelve digits. */
  commit: string | null
}

/** Reads version and commit of the code in `root`, without calling git, which an image need not have. */
export function readBuild(root: string): Build {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  try {
    return { version, commit: readCommit(root)?.slice(0, 12) ?? null }
  } catch {
    return { version, commit: null }
  }
}

/** Source: https://git-scm.com/docs/gitrepository-layout */
function readCommit(root: string): string | undefined {
  const folder = gitFolder(root)
  const head = readText(join(folder, 'HEAD')) ?? ''
  const branch = /^ref: (.+)$/u.exec(head)?.[1]
  if (branch === undefined) return toHash(head)
  const shared = resolve(folder, readText(join(folder, 'commondir')) ?? '.')
  const loose = readText(join(folder, branch)) ?? readText(join(shared, branch))
  if (loose !== undefined) return toHash(loose)
  const packed = readText(join(shared, 'packed-refs'))?.split('\n') ?? []
  return toHash(packed.find((line) => line.endsWith(` ${branch}`)) ?? '')
}

/** In a work tree of its own `.git` is a file that names the folder. */
function gitFolder(root: string): string {
  const git = join(root, '.git')
  if (statSync(git).isDirectory()) return git
  return resolve(root, /^gitdir: (.+)$/u.exec(readText(git) ?? '')?.[1] ?? '')
}

const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined

const toHash = (text: string): string | undefined => /^[\da-f]{40,64}/u.exec(text)?.[0]
