import { Stripe } from 'stripe'
import { SETTINGS } from './fake-account.ts'
import { VERSION } from './fake-stripe.ts'

/** Deviations from a valid event that was just sent. */
export interface SignedWith {
  secret?: string
  /** Time of the signature. */
  at: Date
}

/** An event as Stripe sends it: exact bytes and their signature. */
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
