import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'

/** `localhost`, a name under it, or an IP address; with a port or without. */
const OWN_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/iu

/**
 * The host and port of a request that can be trusted without `PUBLIC_URL`; otherwise undefined. The owner of any other
 * name can point it at this server for a moment (DNS rebinding), and their page then has this server's origin.
 */
export function believedHost({ headers: { host } }: FastifyRequest): string | undefined {
  return host !== undefined && OWN_HOST.test(host) ? host : undefined
}

/** `localhost`, a name under it, or a loopback address; with a port or without. */
const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/iu

/** Headers by which a proxy, a tunnel or a content network says that it passes a request on. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-(?:forwarded-for|host)|x-real-ip|(?:true|x|x-cluster|fastly|fly)-client-ip|x-azure-clientip|x-envoy-external-address|cf-(?:connecting-ip|ray|visitor)|cdn-loop)$/u

const LOCAL_ONLY =
  'This is a local demo, which answers only on its own machine. To open it to others, set PUBLIC_URL and TRUST_PROXY as docs/host.md says.'

/**
 * Refuses every request to a local demo that came from another machine: its demo account has premium access, on the keys
 * of whoever started it. A tunnel connects from this machine, and is known by its headers or the Host only.
 */
export function addLocalOnly(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, ...others } = request.headers
    // A proxy that is not set up speaks HTTP/1.0 and adds no header. Only a proxy is sent a whole address.
    const isPassedOn = request.raw.httpVersion === '1.0' || request.raw.url?.startsWith('/') === false
    const isForeign =
      isPassedOn ||
      host === undefined ||
      !LOOPBACK_HOST.test(host) ||
      Object.keys(others).some((name) => FORWARDED.test(name))
    done(isForeign ? new AppError('FORBIDDEN', LOCAL_ONLY) : undefined)
  })
}
