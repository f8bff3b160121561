import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Plugin } from 'vite'

/** In bytes: smaller files gain nothing. */
const WORTH_IT = 1_024

/** Writes a `.br` and a `.gz` beside every script, style and SVG, so that no request waits for compression. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'hookline:precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/u.test(name)) continue
        const path = join(folder, name)
        const content = readFileSync(path)
        if (content.length < WORTH_IT) continue
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
