import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvironment } from './environment.ts'

interface Manifest {
  name: string
  version: string
  license?: string
  /** An older form of `license`. */
  licenses?: { type: string }[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Every package of the running product, with its licence: the dependencies of `package.json`, direct and indirect. */
export function productionPackages(): Manifest[] {
  const found = new Map<string, Manifest>()
  const visit = (folder: string): void => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    const key = `${manifest.name}@${manifest.version}`
    if (found.has(key)) return
    if (folder !== '.') found.set(key, manifest)
    // Optional dependencies of packages are unused here, and differ between machines.
    const optional = folder === '.' ? manifest.optionalDependencies : {}
    for (const name of Object.keys({ ...manifest.dependencies, ...optional })) {
      const next = resolveFrom(folder, name)
      if (next) visit(next)
    }
  }
  visit('.')
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** Finds a package as Node does: in the folder's own node_modules, then in its parents'. */
function resolveFrom(folder: string, name: string): string | undefined {
  const parts = folder === '.' ? [] : folder.split('/')
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const candidate = join(...parts.slice(0, depth), 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return undefined
}

/** The licence that a package names, in the current or the older form; empty without a licence. */
export function readLicense({ license, licenses }: Manifest): string {
  return license ?? licenses?.map((entry) => entry.type).join(' OR ') ?? ''
}

/** The page THIRD_PARTY_LICENSES.md. Packages for single platforms are left out, because they differ between machines. */
export function licensesPage(): string {
  const platform = /(linux|darwin|win32|android|freebsd|openharmony|wasm32|arm64|x64)/u
  const rows = productionPackages()
    .filter((entry) => !platform.test(entry.name))
    .map((entry) => `| ${entry.name} | ${entry.version} | ${readLicense(entry) || 'see package'} |`)
  return [
    '# Third-party licences',
    '',
    'What runs with the product. Written by `npm run licenses`; each package carries its licence text. The fonts Besley',
    'and Instrument Sans are under the SIL Open Font License 1.1. Node.js, brought along for Linux x64, is under the MIT',
    'licence and those that its LICENSE file names.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

if (import.meta.main) {
  loadEnvironment()
  writeFileSync('THIRD_PARTY_LICENSES.md', licensesPage())
}
