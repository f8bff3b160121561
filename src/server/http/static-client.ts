import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance } from 'fastify'

/**
 * Serves the built client: its hashed files for a year, everything else fresh, and `index.html` for any other GET that
 * accepts HTML, because the browser's router knows the page. `root` is the absolute path of the build. Returns the page.
 */
export async function addStaticClient(app: FastifyInstance, root: string): Promise<() => Promise<string>> {
  const page = await readFile(join(root, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/')
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return async () => page
}

/** Decides what an unmatched request gets: the app's page for a browser's GET, else 404 in the contract's form. */
export function addNotFound(app: FastifyInstance, page: ((url: string) => Promise<string>) | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' && !/^\/(api|trpc|assets)(\/|$)/u.test(path)
    if (page && isPage && request.headers.accept?.includes('text/html')) {
      const html = await page(request.url)
      return reply.header('cache-control', 'no-cache').type('text/html').send(html)
    }
    return reply.status(404).send({ message: 'There is nothing at this address.', requestId: request.id })
  })
}
