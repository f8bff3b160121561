import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { believedHost } from './own-host.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const FOREIGN_SITES = new Set(['cross-site', 'same-site'])
const FOREIGN = 'This request came from another site and was refused.'
const UNKNOWN =
  'This server does not know the address that you came by. Ask the person who runs it to set PUBLIC_URL to it.'

/**
 * Refuses unsafe requests from another site's page, which the browser names in `Sec-Fetch-Site` or `Origin`. Without
 * both headers the request is not a browser's and carries no cookie unintentionally. Without `publicUrl` the origin is
 * the request's Host, if that can be trusted.
 */
export function addCsrfOrigin(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refusal = SAFE_METHODS.has(request.method) ? undefined : findRefusal(request, publicUrl)
    done(refusal === undefined ? undefined : new AppError('FORBIDDEN', refusal, { reason: 'foreign_origin' }))
  })
}

/** Why an unsafe request is refused; undefined where it is not. */
function findRefusal(request: FastifyRequest, publicUrl: URL | undefined): string | undefined {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined && site === undefined) return undefined
  if (FOREIGN_SITES.has(String(site))) return FOREIGN
  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) return FOREIGN
  return !publicUrl && believedHost(request) === undefined ? UNKNOWN : undefined
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL | undefined): boolean {
  if (publicUrl) return origin === publicUrl.origin
  return origin === `http://${request.headers.host}` || origin === `https://${request.headers.host}`
}
