import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type FastifyInstance } from 'fastify'
import type { PublicConfig } from '../../shared/features/auth/auth.schema.ts'
import { isAppPage } from '../../shared/app-pages.ts'
import { PLACEHOLDER, PUBLIC_PAGES, renderedFile } from '../../shared/public-pages.ts'
import { escapeHtml } from './escape-html.ts'
import { isNotModified } from './not-modified.ts'

/** The server's values in the public pages. */
export interface Site {
  /** The public address; undefined where it is unknown. */
  publicUrl: URL | undefined
  config: PublicConfig
}

/** The folder of the prerendered pages in the built client. */
export const PAGES_FOLDER = 'pages'

/** Serves the prerendered pages, each filled once. `root` is the absolute path of the build. */
export async function addPublicPages(app: FastifyInstance, root: string, site: Site): Promise<void> {
  const { plans, registration } = site.config
  const isServed = ({ path }: { path: string }): boolean => isAppPage(path, { plans })
  await Promise.all(
    PUBLIC_PAGES.filter(isServed).map(async ({ path, name }) => {
      const file = renderedFile(name, { plans, isOpen: registration === 'open' })
      const rendered = await readFile(join(root, PAGES_FOLDER, file), 'utf8').catch(() => undefined)
      if (rendered !== undefined) addPage(app, path, fillPage(rendered, site))
    }),
  )
}

/** Replaces the build's placeholders by the server's values, escaped. Lines with an unknown origin are left out. */
export function fillPage(html: string, { publicUrl, config }: Site): string {
  const values: Record<string, string> = {
    [PLACEHOLDER.config]: JSON.stringify(config),
    [PLACEHOLDER.supportEmail]: config.supportEmail,
    [PLACEHOLDER.termsUrl]: config.termsUrl,
    [PLACEHOLDER.privacyUrl]: config.privacyUrl,
    [PLACEHOLDER.origin]: publicUrl?.origin ?? '',
  }
  const known = publicUrl ? html : html.replace(new RegExp(`^.*${PLACEHOLDER.origin}.*\n`, 'gmu'), '')
  return known.replace(new RegExp(Object.keys(values).join('|'), 'gu'), (name) => escapeHtml(values[name] ?? ''))
}

function addPage(app: FastifyInstance, path: string, html: string): void {
  const version = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
  const plain = Buffer.from(html)
  // Compressed with the first request, because that takes milliseconds.
  const compressed = { br: once(() => promisify(brotliCompress)(plain)), gzip: once(() => promisify(gzip)(plain)) }
  app.get(path, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag: version })
    if (isNotModified(request.headers, version)) return reply.status(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(encoding ? await compressed[encoding]() : plain)
  })
}

function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  return takesEncoding('br', accepted) ? 'br' : takesEncoding('gzip', accepted) ? 'gzip' : undefined
}

/** Whether a client takes an encoding, by its header `Accept-Encoding`. */
export function takesEncoding(name: 'br' | 'gzip', accepted = ''): boolean {
  return new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'u').test(accepted)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
