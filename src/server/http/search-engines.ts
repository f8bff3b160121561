import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { isAppPage } from '../../shared/app-pages.ts'
import { PUBLIC_PAGES } from '../../shared/public-pages.ts'
import { believedHost } from './own-host.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * `/robots.txt` and `/sitemap.xml`, with addresses under `publicUrl`, otherwise under the requested host if it can be
 * trusted, otherwise under `ownOrigin`, the listening address. Pages that search engines must not list are marked
 * themselves, which requires that they can be read.
 */
export function addSearchEngineFiles(
  app: FastifyInstance,
  { publicUrl, plans }: { publicUrl: URL | undefined; plans: boolean },
  ownOrigin: () => string,
): void {
  const resolveOrigin = (request: FastifyRequest): string => {
    const host = believedHost(request)
    return publicUrl?.origin ?? (host === undefined ? ownOrigin() : `${request.protocol}://${host}`)
  }

  app.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api',
      'Disallow: /trpc',
      '',
      `Sitemap: ${resolveOrigin(request)}/sitemap.xml`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })

  app.get('/sitemap.xml', (request, reply) => {
    const pages = PUBLIC_PAGES.filter(({ path }) => isAppPage(path, { plans }))
    const urls = pages.map(({ path }) => `  <url><loc>${escapeHtml(resolveOrigin(request) + path)}</loc></url>`)
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ]
    return reply.type('application/xml; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
