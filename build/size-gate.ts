import { gzipSync } from 'node:zlib'
import { type Plugin, type Rolldown } from 'vite'

/** Limits of a first visit before its route's own chunk, in bytes after gzip. */
export const ENTRY_LIMIT = { js: 150_000, css: 10_000 } as const

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/** Fails the build when the entry and its static imports exceed `ENTRY_LIMIT`. Prints both sizes. */
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
      },
    },
  }
}

/** Sizes after gzip of all scripts and styles that load before the first `import()`. */
export function entrySize(bundle: Bundle): { js: number; css: number } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return
    scripts.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) visit(output.fileName)
  return { js: total(bundle, scripts), css: total(bundle, styles) }
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
