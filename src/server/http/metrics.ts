import { createHash, timingSafeEqual } from 'node:crypto'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { appRouter } from '../router.ts'

/** What is counted and shown here. */
interface HttpMeters {
  countRequest(method: string, route: string, status: number): void
  contentType: string
  read(): Promise<string>
}

/**
 * Counts requests, and answers `/metrics` in Prometheus' text format for callers with `token` as their bearer token;
 * others get 401. Call it before other routes are added.
 */
export function addMetrics(app: FastifyInstance, meters: HttpMeters, token: string): void {
  const expected = digest(token)
  app.addHook('onResponse', (request, reply, done) => {
    meters.countRequest(request.method, findPattern(request), reply.statusCode)
    done()
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const given = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1]
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      void reply.header('www-authenticate', 'Bearer')
      throw new AppError('UNAUTHORIZED', 'Send METRICS_TOKEN as a bearer token.')
    }
    return reply.header('content-type', meters.contentType).send(await meters.read())
  })
}

/** Digests have one length, which the comparison in constant time needs. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * The pattern of a request's route. Procedures of the typed API have a row each, batches share one; so do files of the
 * client, whose names change with each build, and pages.
 */
function findPattern(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url === undefined) return 'unmatched'
  if (url.startsWith('/assets/')) return '/assets/*'
  if (!url.startsWith('/trpc/')) return url
  const { path } = request.params as { path?: string }
  return path !== undefined && Object.hasOwn(appRouter._def.procedures, path) ? `/trpc/${path}` : url
}
