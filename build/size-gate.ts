import { gzipSync } from 'node:zlib'
import { type Plugin, type Rolldown } from 'vite'
import { APP_PAGES } from '../src/shared/app-pages.ts'

/** Limits of a first visit before its route's own chunk, in bytes after gzip. */
const ENTRY_LIMIT = { js: 150_000, css: 10_000 } as const

interface Size {
  /** Bytes after gzip. */
  js: number
  css: number
  /** Scripts and stylesheets. */
  files: number
}

/**
 * Limits of what any page loads before its first touch. With its document, its theme, two fonts and two calls of the API a
 * page makes 22 requests at most, those that are opened most 20. A phone gets a tenth less than these bytes: the server's
 * compression is better.
 */
const PAGE_LIMIT: Size = { js: 240_000, css: 22_000, files: 16 }

const WRITING_TOOL: Size = { js: 209_000, css: 18_000, files: 14 }

/** Pages that people open most, and those that come with their markup. */
const OWN_LIMITS: Partial<Record<string, Size>> = {
  '/': { js: 163_000, css: 12_000, files: 10 },
  '/pricing': { js: 161_000, css: 11_000, files: 10 },
  '/login': { js: 209_000, css: 15_000, files: 13 },
  '/hook-generator': WRITING_TOOL,
  '/script-writer': WRITING_TOOL,
  '/caption-generator': WRITING_TOOL,
  '/tts-tool': { js: 213_000, css: 19_000, files: 14 },
  '/dashboard': { js: 206_000, css: 20_000, files: 14 },
  '/library': { js: 214_500, css: 21_000, files: 14 },
  '/profile': { js: 204_000, css: 20_000, files: 14 },
  '/settings': { js: 241_000, css: 19_000, files: 15 },
}

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/** The lazy part of a route file. */
const ROUTE = /\/src\/client\/routes\/(.+)\.tsx\?/u

/**
 * Fails the build when the entry exceeds `ENTRY_LIMIT`, a page exceeds its limit or cannot be preloaded, or chunks import each
 * other, which leaves the order of their start to chance. Prints the sizes.
 */
export function sizeGate(): Plugin {
  return {
    name: 'hookline:size-gate',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { js, css } = entrySize(bundle)
        this.info(
          `entry ${kilobytes(js)} JS (limit ${kilobytes(ENTRY_LIMIT.js)}), ${kilobytes(css)} CSS (limit ${kilobytes(ENTRY_LIMIT.css)}), gzipped`,
        )
        if (js > ENTRY_LIMIT.js || css > ENTRY_LIMIT.css) {
          this.error('The entry outgrew its limit. Load what the first screen does not need with import().')
        }
        const tooLarge: string[] = []
        for (const [page, size] of pageSizes(bundle)) {
          const limit = OWN_LIMITS[page] ?? PAGE_LIMIT
          const text = `${page} ${kilobytes(size.js)} JS, ${kilobytes(size.css)} CSS, ${size.files} files`
          this.info(text)
          if (size.js > limit.js || size.css > limit.css || size.files > limit.files) {
            tooLarge.push(`${text}: more than ${kilobytes(limit.js)}, ${kilobytes(limit.css)} or ${limit.files} files.`)
          }
        }
        if (tooLarge.length > 0) {
          this.error(`${tooLarge.join('\n')}\nLoad what the first view does not need with import().`)
        }
        const unnamed = findUnnamedPage(bundle)
        if (unnamed !== undefined) {
          this.error(`The manifest does not name the chunk of ${unnamed}, so that its screen cannot preload it.`)
        }
        const circle = Object.keys(bundle).find((name) => reach(bundle, importsOf(bundle, name)).has(name))
        if (circle) this.error(`${circle} imports itself by other chunks. See build/shared-chunks.ts.`)
      },
    },
  }
}

/** Sizes of all scripts and styles that load before the first `import()`. */
function entrySize(bundle: Bundle): Size {
  return measure(bundle, reach(bundle, entries(bundle)))
}

/** A page of the app whose module shares its chunk with others: the manifest then has no entry for its route. */
function findUnnamedPage(bundle: Bundle): string | undefined {
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk' || output.facadeModuleId !== null) continue
    const page = output.moduleIds.find((id) => ROUTE.exec(id)?.[1]?.startsWith('_app/'))
    if (page !== undefined) return ROUTE.exec(page)?.[1]
  }
  return undefined
}

/** Sizes of what each page loads until it is touched: the entry, its layout, its route, and their static imports. */
function pageSizes(bundle: Bundle): Map<string, Size> {
  const routes = new Map<string, string[]>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    for (const id of output.moduleIds) {
      const route = ROUTE.exec(id)?.[1]
      if (route !== undefined) routes.set(route, [...(routes.get(route) ?? []), output.fileName])
    }
  }
  const sizes = new Map<string, Size>()
  for (const page of APP_PAGES) {
    const name = page === '/' ? 'index' : page.slice(1)
    const inApp = routes.get(`_app/${name.replaceAll('/', '.')}`)
    const files = inApp ? [...inApp, ...(routes.get('_app') ?? [])] : routes.get(name)
    if (files) sizes.set(page, measure(bundle, reach(bundle, [...entries(bundle), ...files])))
  }
  return sizes
}

function entries(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((output) => (output.type === 'chunk' && output.isEntry ? [output.fileName] : []))
}

function importsOf(bundle: Bundle, name: string): string[] {
  const output = bundle[name]
  return output?.type === 'chunk' ? output.imports : []
}

/** Some scripts and all that they import statically. */
function reach(bundle: Bundle, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const rest = [...names]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (found.has(next)) continue
    found.add(next)
    rest.push(...importsOf(bundle, next))
  }
  return found
}

function measure(bundle: Bundle, scripts: ReadonlySet<string>): Size {
  const styles = new Set<string>()
  for (const name of scripts) {
    const output = bundle[name]
    if (output?.type === 'chunk') for (const style of output.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return { js: total(bundle, scripts), css: total(bundle, styles), files: scripts.size + styles.size }
}

function total(bundle: Bundle, fileNames: Iterable<string>): number {
  let bytes = 0
  for (const fileName of fileNames) {
    const output = bundle[fileName]
    if (output) bytes += gzipSync(output.type === 'chunk' ? output.code : output.source).length
  }
  return bytes
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
