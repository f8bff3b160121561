import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'

/** Imports, exports from, dynamic imports, and the files of workers and child processes. Types are erased. */
const SPECIFIER =
  /(?:^(?:import|export) (?!type )[^'"()]*?from |^import |\bimport\(|\bnew URL\()'(?<specifier>[^']+)'/gmu

/**
 * The modules that some modules load, directly and through others: the paths of the project's own, and the names of
 * packages. Paths are from the project's root.
 */
export function findModules(entries: readonly string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue
    files.add(path)
    if (!/\.(?:ts|mjs)$/u.test(path)) continue
    for (const specifier of specifiers(readFileSync(path, 'utf8'))) {
      if (specifier.startsWith('.')) waiting.push(join(dirname(path), specifier))
      else if (!isBuiltin(specifier)) packages.add(packageName(specifier))
    }
  }
  return { files, packages }
}

function specifiers(source: string): string[] {
  return [...source.matchAll(SPECIFIER)].flatMap(({ groups }) => groups?.['specifier'] ?? [])
}

function isBuiltin(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier)
}

/** `@trpc/server/adapters/fastify` is of `@trpc/server`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
