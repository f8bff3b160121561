import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CLIENT_DIR } from '../client-build.ts'

/** Gzipped size of what `index.html` loads before the first route: scripts, preloads and styles. */
export function measureBundle(): string {
  const html = readFileSync(join(CLIENT_DIR, 'index.html'), 'utf8')
  const measureSize = (pattern: RegExp) =>
    [...html.matchAll(pattern)].reduce(
      (sum, [, path = '']) => sum + gzipSync(readFileSync(join(CLIENT_DIR, path))).length,
      0,
    )
  const script = measureSize(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)
  const style = measureSize(/href="\/(assets\/[^"]+\.css)"/gu)
  return `entry: ${(script / 1_000).toFixed(1)} kB JS, ${(style / 1_000).toFixed(1)} kB CSS (gzip)`
}
