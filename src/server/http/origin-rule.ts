import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const FOREIGN_SITES = new Set(['cross-site', 'same-site'])

/**
 * Refuses unsafe requests that another site's page sent: the browser says so in `Sec-Fetch-Site` or `Origin`. With both
 * absent no browser is involved and no cookie was sent unasked. Source: decisions 3.
 */
export function addOriginRule(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    const foreign =
      FOREIGN_SITES.has(String(site)) || (origin !== undefined && !isOwnOrigin(origin, request, publicUrl))
    if (foreign) throw new AppError('FORBIDDEN', 'This request came from another site and was refused.')
  })
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL | undefined): boolean {
  if (publicUrl) return origin === publicUrl.origin
  return origin === `http://${request.headers.host}` || origin === `https://${request.headers.host}`
}
