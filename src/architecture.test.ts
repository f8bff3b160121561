import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAYERS } from './architecture-layers.data.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDERS = ['src', 'db', 'scripts', 'build', 'evals']
const GENERATED = /\.gen\.ts$/
/** Tables of data may be long: what they hold is read by row, not by page. */
const DATA_TABLE = /\.(templates|fixtures|data)\.ts$|^src\/client\/routes\/|rest-routes\.ts$/
const MAX_LINES = 300
const MAX_FILES = 20

interface Import {
  target: string
  typeOnly: boolean
}

const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts)$/.test(entry.name) && !GENERATED.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))

const files = FOLDERS.flatMap(filesUnder)
const source = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
const isTest = (file: string) => /\.(test|contract|fixtures)\.tsx?$|\/testing\/|^src\/e2e\//.test(file)

function parseImports(file: string): Import[] {
  const text = source.get(file) ?? ''
  const statements = text.matchAll(/^(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s+'([^']+)'|^import\s+'([^']+)'/gm)
  return [...statements].map(([, type, names = '', from, bare]) => {
    const specifier = from ?? bare ?? ''
    const named = /^\{([^}]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const typeOnly = Boolean(type) || Boolean(named?.length && named.every((name) => name.startsWith('type ')))
    const target = specifier.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), specifier)) : specifier
    return { target, typeOnly }
  })
}

/** The import cycles among files, as paths; `counts` decides which imports are checked. */
function cyclesAmong(among: string[], counts: (entry: Import) => boolean = () => true): string[] {
  const graph = new Map(
    among.map((file) => [
      file,
      parseImports(file)
        .filter((entry) => counts(entry) && source.has(entry.target))
        .map((entry) => entry.target),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of among) visit(file, [])
  return cycles
}

const isOwn = (target: string) => FOLDERS.some((folder) => target.startsWith(`${folder}/`))

describe('architecture', () => {
  const modules = files
    .filter((file) => file.startsWith('src/') || file.startsWith('db/'))
    .filter((file) => !isTest(file))

  it('lets each layer import only what the table allows', () => {
    const broken: string[] = []
    for (const file of modules) {
      const layer = LAYERS.find((candidate) => candidate.files.test(file))
      if (!layer) continue
      const feature = layer.files.exec(file)?.[1] ?? ''
      const own = new RegExp(layer.own.source.replaceAll('$1', feature))
      for (const { target, typeOnly } of parseImports(file)) {
        const typeOfRouter = typeOnly && file === 'src/client/lib/api/trpc.ts' && target === 'src/server/router.ts'
        const allowed = isOwn(target) ? own.test(target) || typeOfRouter : layer.packages.test(target)
        if (!allowed && !target.endsWith('.css')) broken.push(`${file} imports ${target} (${layer.what})`)
      }
    }
    expect(broken).toEqual([])
  })

  it('has no import cycle at run time', () => {
    expect(cyclesAmong(files, (entry) => !entry.typeOnly)).toEqual([])
  })

  it('has no import cycle on the server, type-only imports included', () => {
    expect(cyclesAmong(modules.filter((file) => file.startsWith('src/server/')))).toEqual([])
  })

  it("has three files in the server's root, tests beside them", () => {
    const root = modules.filter((file) => /^src\/server\/[^/]+$/.test(file))
    expect(root.toSorted()).toEqual(['src/server/app.ts', 'src/server/main.ts', 'src/server/router.ts'])
  })

  it(`has at most ${MAX_FILES} files in a folder of the server, tests not counted`, () => {
    const inServer = files.filter((file) => file.startsWith('src/server/') && !file.endsWith('.test.ts'))
    const folders = Object.entries(Object.groupBy(inServer, (file) => dirname(file)))
    expect(folders.filter(([, held = []]) => held.length > MAX_FILES).map(([folder]) => folder)).toEqual([])
  })

  it('names files of a server feature by their layer', () => {
    const allowed = /\.(router|service|repository|prompt|mail|test|contract)\.ts$/
    const formats = /^src\/server\/features\/archive\/(formats|zip|import|testing)\//
    const features = files.filter((file) => file.startsWith('src/server/features/') && !formats.test(file))
    expect(features.filter((file) => !allowed.test(file))).toEqual([])
  })

  it('names shared files of a feature by what they hold', () => {
    const allowed = /\.(schema|rules|constants|test)\.ts$|\.rules\.test\.ts$/
    const features = files.filter((file) => file.startsWith('src/shared/features/'))
    expect(features.filter((file) => !allowed.test(file))).toEqual([])
  })

  it('has no file over 300 lines, data tables excepted', () => {
    const long = files.filter(
      (file) => !DATA_TABLE.test(file) && (source.get(file) ?? '').split('\n').length > MAX_LINES + 1,
    )
    expect(long).toEqual([])
  })

  it('has kebab-case names, no catch-all file names and no barrels', () => {
    const leftover = /(^|\/)(utils?|helpers?|misc|common|types|index)\.(ts|tsx)$/
    const routes = /^src\/client\/routes\//
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mts)$/
    const wrong = files.filter((file) => {
      const name = file.split('/').at(-1) ?? ''
      return !routes.test(file) && (leftover.test(file) || !kebab.test(name))
    })
    expect(wrong).toEqual([])
  })

  it('has no import cycle in the client, type-only imports included', () => {
    expect(cyclesAmong(modules.filter((file) => file.startsWith('src/client/')))).toEqual([])
  })

  it(`has at most ${MAX_FILES} files in a folder of the client, a component and its styles counted as one`, () => {
    const inClient = files.filter((file) => file.startsWith('src/client/'))
    const folders = Object.entries(Object.groupBy(inClient, (file) => dirname(file)))
    expect(folders.filter(([, held = []]) => held.length > MAX_FILES).map(([folder]) => folder)).toEqual([])
  })

  it('has the folders of the client that ARCHITECTURE lists', () => {
    const listRooms = (folder: string) =>
      readdirSync(join(ROOT, 'src/client', folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    expect(listRooms('.')).toEqual(['components', 'features', 'lib', 'routes', 'styles', 'testing', 'ui'])
    expect(listRooms('lib')).toEqual([
      'api',
      'audio',
      'billing',
      'browser',
      'feedback',
      'firebase',
      'generation',
      'session',
      'time',
    ])
    expect(listRooms('ui')).toEqual(['brand', 'buttons', 'data', 'fields', 'overlays', 'states'])
    expect(listRooms('components')).toEqual([
      'account',
      'audio',
      'billing',
      'dialogs',
      'frame',
      'navigation',
      'page',
      'samples',
      'tool',
    ])
  })

  it('reads the environment in one place', () => {
    const readers = modules.filter(
      (file) => file.startsWith('src/server/') && /process\.env/.test(source.get(file) ?? ''),
    )
    expect(readers).toEqual([])
  })

  it('has no model name outside of the configuration and the table of local voices', () => {
    const naming = modules.filter((file) => /['"`](gpt-|o\d-|tts-)/.test(source.get(file) ?? ''))
    expect(naming).toEqual(['src/server/config/schema.ts', 'src/server/providers/speech/local/speech-servers.ts'])
  })

  it('refers to no document outside of the repository, and only to existing sections of docs/product-rules.md', () => {
    const outside =
      /\bdecisions? \d|\bspec(ification)? sections? \d|\bthe spec\b|\bissue \d|\bsource: (facts|design|stack|spec|brief)\b/i
    const others = ['*.md', 'docs/*.md', 'evals/**/*.md', 'examples/*.ts', 'scripts/*.mjs', 'src/**/*.css']
      .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
      .map((file): [string, string] => [file, readFileSync(join(ROOT, file), 'utf8')])
    const headings = readFileSync(join(ROOT, 'docs/product-rules.md'), 'utf8').matchAll(/^## (.+)$/gm)
    const anchors = new Set([...headings].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')))
    const broken = [...source, ...others].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => {
        const missing = [...line.matchAll(/product-rules\.md#([\w-]+)/g)].some(
          ([, anchor = '']) => !anchors.has(anchor),
        )
        return missing || outside.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []
      }),
    )
    expect(broken).toEqual([])
  })
})
