import helmet from '@fastify/helmet'
import { type FastifyInstance } from 'fastify'

/**
 * Security headers for every answer. Scripts come from this server's files only, never inline; styles may be set on
 * elements because the component library places its popovers so. HSTS and upgraded requests only behind HTTPS, where
 * they cannot lock out a machine on a plain-http network.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { behindHttps, inlineScripts }: { behindHttps: boolean; inlineScripts: boolean },
): Promise<void> {
  await app.register(helmet, {
    hsts: behindHttps && { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false },
    // A sign-in popup of another origin must be able to answer its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(inlineScripts ? ["'unsafe-inline'"] : [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(inlineScripts ? ['ws:'] : [])],
        // The development client pings a restarting server from a worker.
        ...(inlineScripts && { workerSrc: ["'self'", 'blob:'] }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(behindHttps && { upgradeInsecureRequests: [] }),
      },
    },
  })
}
