import { z } from 'zod'
import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type PaymentEvent } from '../payments.port.ts'
import { type SandboxStore } from '../sandbox-store.port.ts'
import { type WaitingEvent } from './billing/account.ts'
import { keepTrying } from './keep-trying.ts'
import { isSigned, sign } from './signature.ts'

const SECRET_ID = 'webhook-secret'
const Secret = z.object({ secret: z.string() })

const Envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      status: z.string(),
      customer: z.string(),
      subscription: z.string().nullable(),
    }),
  }),
})

/** Signed events, with a secret from the store. */
export interface Webhook {
  write(event: WaitingEvent, customerId: string): Promise<{ rawBody: Buffer; signature: string }>
  /** Parses an event. Throws `AppError` BAD_REQUEST where the signature is invalid or too old. */
  read(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent>
}

export function createWebhook(store: SandboxStore, { clock, token }: { clock: Clock; token: () => string }): Webhook {
  const readSecret = () =>
    keepTrying(async () => {
      const document = await store.find(SECRET_ID)
      if (document) return { done: Secret.parse(document.data).secret }
      const secret = token()
      const made = { id: SECRET_ID, kind: 'secret', customerId: null, data: { secret }, version: 0 } as const
      return (await store.save(made)) ? { done: secret } : undefined
    })

  return {
    async write({ id, type, createdAt, subject }, customerId) {
      const envelope: z.infer<typeof Envelope> = {
        id,
        type,
        created: Math.floor(createdAt.getTime() / 1_000),
        data: { object: { ...subject, customer: customerId } },
      }
      const rawBody = Buffer.from(JSON.stringify(envelope))
      return { rawBody, signature: sign(rawBody, await readSecret(), clock.now()) }
    },
    async read(rawBody, signature) {
      if (!isSigned(rawBody, signature, await readSecret(), clock.now())) {
        throw new AppError('BAD_REQUEST', 'The signature of this event is missing, wrong or too old.')
      }
      const { id, type, data } = Envelope.parse(JSON.parse(rawBody.toString()))
      const { customer, subscription } = data.object
      return { id, type, subscriptionId: subscription ?? undefined, customerId: customer }
    },
  }
}
