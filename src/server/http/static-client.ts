import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { isAppPage } from '../../shared/app-pages.ts'
import { addPublicPages, PAGES_FOLDER, type Site } from './public-pages.ts'

/**
 * Serves the built client: hashed files cached for a year, other files uncached, the prerendered public pages, and
 * `index.html` for any other GET that accepts HTML, because the browser's router chooses the page. `root` is the
 * absolute path of the build. Returns a function that gives the page.
 */
export async function addStaticClient(app: FastifyInstance, root: string, site: Site): Promise<() => Promise<string>> {
  const page = await readFile(join(root, 'index.html'), 'utf8')
  await addPublicPages(app, root, site)
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: [`${PAGES_FOLDER}/**`, 'index.html'],
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = relative(root, path).startsWith('assets')
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return async () => page
}

/**
 * Answers unmatched requests. A browser's GET gets the app's page, marked as not for search engines, with 404 where the
 * app has no such page. Others get 404 in the API's format.
 */
export function addNotFound(
  app: FastifyInstance,
  page: ((url: string) => Promise<string>) | undefined,
  config: { plans: boolean },
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (page && isPageRequest(request)) {
      const html = await page(request.url)
      return reply
        .status(isAppPage(request.url.split('?')[0] ?? '', config) ? 200 : 404)
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html')
        .send(html)
    }
    return reply.status(404).send({ message: 'There is nothing at this address.', requestId: request.id })
  })
}

/** Whether a request is for a page of the app: by GET or HEAD, accepting HTML, and not under a path of the API. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = decodedPath(url).toLowerCase()
  if (/^\/+(api|trpc|assets)(\/|$)/u.test(path)) return false
  return headers.accept === undefined || /text\/html|\*\/\*/u.test(headers.accept)
}

function decodedPath(url: string): string {
  const path = url.split('?')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
