import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** The origins that sign-in needs besides this server. */
export type IdentityOrigins =
  | { kind: 'embedded' }
  | { kind: 'firebase'; authDomain: string; emulatorHost: string | undefined }

/** Settings that decide which origins pages may use. */
interface Surroundings {
  behindHttps: boolean
  inlineScripts: boolean
  identity: IdentityOrigins
  payments: { kind: 'sandbox' | 'stripe' }
}

/** One year in seconds, the minimum for preload lists. Source: hstspreload.org. */
const HSTS_SECONDS = 365 * 24 * 60 * 60
/**
 * Scripts of the sign-in window: Google's loader, and the module `gapi.iframes` that it loads. The whole host would
 * include files that run whatever their query names.
 */
const GOOGLE_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/']
const NOWHERE = { scripts: [], frames: [], calls: [], images: [] }
const STRIPE = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
}

/**
 * Security headers of every answer. Scripts come from this server's files only, never inline. Styles may be set on
 * elements, because the component library positions popovers so. HSTS and upgrade-insecure-requests are sent only
 * behind HTTPS, where they cannot lock out a machine on a plain-http network. With Firebase, pages may use Google's
 * sign-in script, the frame on the project's domain and the sign-in service, or their emulator. With Stripe, pages may
 * use its script, frames and calls. Source: Stripe, security guide.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { behindHttps, inlineScripts, identity, payments }: Surroundings,
): void {
  const firebase = listOrigins(identity)
  const stripe = payments.kind === 'stripe' ? STRIPE : NOWHERE
  const frames = [...firebase.frames, ...stripe.frames]
  const headers = computeHeaders({
    hsts: behindHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    // A sign-in popup of another origin must be able to message its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(inlineScripts ? ["'unsafe-inline'"] : []), ...firebase.scripts, ...stripe.scripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...stripe.images],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(inlineScripts ? ['ws:'] : []), ...firebase.calls, ...stripe.calls],
        ...(frames.length > 0 && { frameSrc: frames }),
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
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}

/** The headers of helmet, computed once, because none depends on the request. */
function computeHeaders(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(answer.req, answer, () => {})
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

function listOrigins(identity: IdentityOrigins): { scripts: string[]; frames: string[]; calls: string[] } {
  if (identity.kind === 'embedded') return { scripts: [], frames: [], calls: [] }
  const { authDomain, emulatorHost } = identity
  const emulator = emulatorHost && `http://${emulatorHost}`
  return {
    scripts: GOOGLE_SCRIPTS,
    frames: [emulator ?? `https://${authDomain}`],
    calls: emulator ? [emulator] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  }
}
