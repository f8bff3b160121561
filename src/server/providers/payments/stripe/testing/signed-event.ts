import { Stripe } from 'stripe'
import { SETTINGS } from './fake-account.ts'
import { VERSION } from './fake-stripe.ts'

/** How an event differs from a good one that has just been sent. */
export interface SignedWith {
  secret?: string
  /** When it was signed. */
  at: Date
}

/** An event as Stripe sends it: exactly these bytes, and the signature over them. */
export function signedEvent(type: string, object: object, { secret = SETTINGS.webhookSecret, at }: SignedWith) {
  const timestamp = Math.floor(at.getTime() / 1_000)
  const event = {
    id: 'evt_1',
    object: 'event',
    api_version: VERSION,
    created: timestamp,
    type,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
  }
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { rawBody: Buffer.from(payload), signature }
}
