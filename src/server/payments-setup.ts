import { type Kysely } from 'kysely'
import { type Database } from '../../db/schema/database.ts'
import { type Chance } from './chance.ts'
import { type Clock } from './clock.ts'
import { type Config } from './config.ts'
import { createSandboxObjectRepository } from './features/subscription/sandbox-object.repository.ts'
import { type Payments } from './providers/payments/payments.port.ts'
import { type SandboxDesk } from './providers/payments/sandbox/sandbox-desk.ts'
import { type SandboxHost } from './providers/payments/sandbox/sandbox-host.ts'

/** Who takes money, and the sandbox's own counters where it is the sandbox. */
export interface PaymentsSetup {
  payments: Payments
  sandbox: { desk: SandboxDesk; host: SandboxHost } | undefined
}

/** What the payments need of the app that they are part of. */
export interface PaymentsWiring {
  db: Kysely<Database>
  clock: Clock
  chance: Chance
  /** The public address of the server, without a trailing slash. */
  origin: () => string
  /** Takes an event as it arrived at the webhook. */
  onEvent: (rawBody: Buffer, signature: string) => Promise<void>
}

export type OpenPayments = (wiring: PaymentsWiring) => PaymentsSetup

/** Decides who takes money. Stripe's client, or the sandbox, is loaded only where it is used. */
export async function choosePayments(settings: Config['payments']): Promise<OpenPayments> {
  if (settings.kind === 'stripe') {
    const { createStripePayments } = await import('./providers/payments/stripe/stripe-payments.ts')
    return ({ clock }) => ({ payments: createStripePayments(settings, { clock }), sandbox: undefined })
  }
  const { createSandbox } = await import('./providers/payments/sandbox/create-sandbox.ts')
  return ({ db, clock, chance, origin, onEvent }) => {
    const store = createSandboxObjectRepository(db)
    const { payments, desk, host } = createSandbox({
      store,
      clock,
      id: chance.id,
      token: chance.token,
      origin,
      onEvent,
    })
    return { payments, sandbox: { desk, host } }
  }
}
