import { readFile } from 'node:fs/promises'
import { type FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { main } from '../src/server/main.ts'
import { loadEnvironment } from './environment.ts'

/** Serves the client from its sources, with hot reload through the server's own port. */
async function addDevelopmentClient(app: FastifyInstance): Promise<(url: string) => Promise<string>> {
  const vite = await createServer({
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|trpc|healthz|readyz)(\/|$|\?)/u.test(request.url)) done()
    else vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  return async (url) => vite.transformIndexHtml(url, await readFile('index.html', 'utf8'))
}

// Open pages and their hot-reload sockets would delay the developer's restart.
process.once('SIGTERM', () => process.exit(0))
loadEnvironment()
await main(process.env, { add: addDevelopmentClient, inlineScripts: true })
