import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * Deletes every installed package that some packages of the project, named by `roots`, do not reach by their dependencies.
 * `npm prune` of npm 9 keeps what a changed package.json no longer names.
 */
export function removeOtherPackages(roots: readonly string[]): void {
  const needed = new Set<string>()
  const waiting = roots.flatMap((name) => resolveFrom('.', name) ?? [])
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (needed.has(folder)) continue
    needed.add(folder)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    // Optional dependencies of packages are unused here.
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      waiting.push(...(resolveFrom(folder, name) ?? []))
    }
  }
  sweep('node_modules', needed)
}

/** The folder of a package as Node finds it: in the folder's own node_modules, then in its parents'. */
function resolveFrom(folder: string, name: string): [string] | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return [candidate]
    if (at === '.') return undefined
  }
}

function sweep(modules: string, needed: ReadonlySet<string>): void {
  for (const path of readdirSync(modules).flatMap((name) => packagesAt(modules, name))) {
    if (!needed.has(path)) rmSync(path, { recursive: true })
    else if (existsSync(join(path, 'node_modules'))) sweep(join(path, 'node_modules'), needed)
  }
  const programs = join(modules, '.bin')
  for (const name of existsSync(programs) ? readdirSync(programs) : []) {
    if (!existsSync(join(programs, name))) rmSync(join(programs, name))
  }
}

/** The folders of packages behind an entry of `node_modules`: one, those of a scope, or none. */
function packagesAt(modules: string, name: string): string[] {
  if (name.startsWith('.')) return []
  const path = join(modules, name)
  return name.startsWith('@') ? readdirSync(path).map((inner) => join(path, inner)) : [path]
}
