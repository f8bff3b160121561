import { type FastifyRequest } from 'fastify'

/** `localhost`, a name under it, or an IP address; with a port or without. */
const OWN_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/iu

/**
 * The host and port that a request was sent to, where that can be believed without `PUBLIC_URL`. Any other name can be made
 * to lead here by whoever owns it, for a moment (DNS rebinding), and a page of theirs is then of the same origin as this
 * server. Undefined for those.
 */
export function believedHost({ headers: { host } }: FastifyRequest): string | undefined {
  return host !== undefined && OWN_HOST.test(host) ? host : undefined
}
