import { type FastifyInstance } from 'fastify'
import { AppError } from '../../../shared/errors.ts'

/** Answers 405 with `Allow` where a path of the API has other methods. Call it before the routes are added. */
export function addWrongMethod(app: FastifyInstance): void {
  const routes = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const known = routes.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    routes.set(url, known)
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const path = request.url.split('?')[0] ?? ''
    const allowed = new Set([...routes].filter(([url]) => fits(path, url)).flatMap(([, methods]) => [...methods]))
    if (allowed.size === 0) return done()
    void reply.header('allow', [...allowed].join(', '))
    done(new AppError('METHOD_NOT_SUPPORTED', 'This call takes another HTTP method.'))
  })
}

/** Whether a path is one of a route, whose segments may be `:name`. */
function fits(path: string, url: string): boolean {
  const given = path.split('/')
  const parts = url.split('/')
  return (
    given.length === parts.length &&
    parts.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  )
}
