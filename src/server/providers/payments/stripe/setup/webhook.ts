import { Stripe } from 'stripe'
import { STRIPE_EVENTS } from '../stripe-events.ts'
import { readAll } from '../stripe-list.ts'

const PATH = '/api/stripe/webhook'
/** Names and addresses of this machine or a private network. */
const OWN =
  /^(?:localhost|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|169\.254\..*|\[.*\]|.*\.(?:local|localhost|internal|test))$/u

/** Creates the webhook endpoint of a server that Stripe can reach. Stripe shows its secret only at its creation. */
export async function ensureWebhook(
  stripe: Stripe,
  publicUrl: string,
  note: (line: string) => void,
): Promise<{ url: string; secret: string | undefined } | undefined> {
  if (!isPublic(new URL(publicUrl))) return undefined
  const url = `${publicUrl}${PATH}`
  const all = await readAll(stripe.webhookEndpoints.list({ limit: 100 }))
  const found = all.find((endpoint) => endpoint.url === url)
  if (!found) {
    const wanted = { url, enabled_events: [...STRIPE_EVENTS], api_version: Stripe.API_VERSION }
    const made = await stripe.webhookEndpoints.create(wanted)
    note(`made the webhook endpoint ${url}`)
    return { url, secret: made.secret }
  }
  const hears = new Set(found.enabled_events)
  if (found.status !== 'enabled' || !STRIPE_EVENTS.every((event) => hears.has(event) || hears.has('*'))) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events: [...STRIPE_EVENTS], disabled: false })
    note(`changed the webhook endpoint ${url}`)
  }
  return { url, secret: undefined }
}

function isPublic({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && !OWN.test(hostname)
}
