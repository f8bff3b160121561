import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type Random } from '../runtime/random.ts'
import { type Clock } from '../runtime/clock.ts'
import { type Config } from '../config/config.ts'
import { createSandboxObjectRepository } from '../features/subscription/sandbox-object.repository.ts'
import { type Payments } from '../providers/payments/payments.port.ts'
import { type SandboxPages } from '../providers/payments/sandbox/sandbox-pages.ts'
import { type SandboxHost } from '../providers/payments/sandbox/sandbox-host.ts'

/** The payment provider, and the sandbox's services where it is the sandbox. */
export interface PaymentsSetup {
  payments: Payments
  sandbox: { pages: SandboxPages; host: SandboxHost } | undefined
}

/** What the payment provider needs of the app. */
export interface PaymentsWiring {
  db: Kysely<Database>
  clock: Clock
  random: Random
  /** The public address of the server, without a trailing slash. */
  origin: () => string
  /** Processes an event as it arrived at the webhook. */
  onEvent: (rawBody: Buffer, signature: string) => Promise<void>
}

export type OpenPayments = (wiring: PaymentsWiring) => PaymentsSetup

/** Opens the configured payment provider. Loads Stripe's client, or the sandbox, only where it is used. */
export async function choosePayments(settings: Config['payments']): Promise<OpenPayments> {
  if (settings.kind === 'stripe') {
    const { createStripePayments } = await import('../providers/payments/stripe/stripe-payments.ts')
    return ({ clock }) => ({ payments: createStripePayments(settings, { clock }), sandbox: undefined })
  }
  const { createSandbox } = await import('../providers/payments/sandbox/create-sandbox.ts')
  return ({ db, clock, random, origin, onEvent }) => {
    const store = createSandboxObjectRepository(db)
    const { payments, pages, host } = createSandbox({
      store,
      clock,
      id: random.id,
      token: random.token,
      origin,
      onEvent,
    })
    return { payments, sandbox: { pages, host } }
  }
}
