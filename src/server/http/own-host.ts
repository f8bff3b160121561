import { type FastifyRequest } from 'fastify'

/** `localhost`, a name under it, or an IP address; with a port or without. */
const OWN_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/iu

/**
 * The host and port of a request that can be trusted without `PUBLIC_URL`; otherwise undefined. The owner of any other
 * name can point it at this server for a moment (DNS rebinding), and their page then has this server's origin.
 */
export function believedHost({ headers: { host } }: FastifyRequest): string | undefined {
  return host !== undefined && OWN_HOST.test(host) ? host : undefined
}
