import {
  type SandboxCardBehaviour,
  SANDBOX_CARDS,
} from '../../../../../shared/features/subscription/sandbox.constants.ts'
import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { createFakeRandom } from '../../../../testing/fakes/fake-random.ts'
import { createFakeClock } from '../../../../testing/fakes/fake-clock.ts'
import { type SandboxStore } from '../../sandbox-store.port.ts'
import { readDuration } from '../billing/calendar.ts'
import { createSandbox } from '../create-sandbox.ts'
import { createMemoryStore } from './memory-store.ts'

/** A valid card form for the test card with this behaviour. */
export function cardThat(behaviour: SandboxCardBehaviour) {
  const number = SANDBOX_CARDS.find((card) => card.behaviour === behaviour)?.number ?? ''
  return { number, expiry: '12 / 34', cvc: '123' }
}

/** A sandbox in memory with the received events, and helpers for frequent steps. */
export function openSandbox({
  start = '2026-01-31T10:00:00.000Z',
  store = createMemoryStore(),
}: { start?: string; store?: SandboxStore } = {}) {
  const clock = createFakeClock(start)
  const received: { id: string; type: string; rawBody: Buffer; signature: string }[] = []
  const webhook = { refusals: 0 }
  const sandbox = createSandbox({
    ...createFakeRandom(),
    store,
    clock,
    origin: () => 'http://127.0.0.1:3000',
    onEvent: async (rawBody, signature) => {
      if (webhook.refusals > 0) {
        webhook.refusals -= 1
        throw new Error('The webhook is down')
      }
      const event = await sandbox.payments.readEvent(rawBody, signature)
      received.push({ id: event.id, type: event.type, rawBody, signature })
    },
  })
  const { payments, pages, host } = sandbox
  const NOOR = { userId: 'user-noor', email: 'noor@example.com' }

  async function order(plan: Plan = 'monthly', intro = false, idempotencyKey = 'order-1') {
    const customerId = await payments.createCustomer(NOOR)
    return { customerId, ...(await payments.startSubscription({ customerId, plan, intro, idempotencyKey })) }
  }

  return {
    ...sandbox,
    store,
    clock,
    received,
    webhook,
    order,
    /** An active subscription, paid with a card of this behaviour. */
    async subscribe(behaviour: SandboxCardBehaviour = 'pays', plan: Plan = 'monthly', intro = false) {
      const started = await order(plan, intro)
      await pages.pay(started.clientSecret, cardThat(behaviour))
      if (behaviour === 'confirms') await pages.confirm(started.clientSecret, true)
      return started
    },
    /** Opens a portal and returns its id. */
    async openPortal(customerId: string) {
      const { url } = await payments.createPortal({ customerId, returnUrl: 'http://127.0.0.1:3000/profile' })
      return new URL(url).searchParams.get('session_id') ?? ''
    },
    advance: (duration: string) => host.advance(readDuration(duration)),
    /** The types of the events since the last call. */
    happened: () => received.splice(0).map(({ type }) => type),
  }
}
