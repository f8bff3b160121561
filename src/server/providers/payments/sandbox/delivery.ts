import { type Account } from './billing/account.ts'
import { type Accounts } from './accounts.ts'
import { isOver } from './billing/guest-checkout.ts'
import { type SandboxClock } from './sandbox-clock.ts'
import { type Webhook } from './webhook.ts'

/** Receives an event as a webhook would. Where it throws, the event is delivered again. */
export type OnEvent = (rawBody: Buffer, signature: string) => Promise<void>

/** Delivers events at least once: an event stays in the store until it was received. */
export interface Delivery {
  /** Delivers the events of one customer. */
  deliverFor(customerId: string): Promise<void>
  /** Delivers the waiting events of every customer in order of time, after processing everything due. */
  deliverPending(): Promise<void>
}

/** `onEvent` is undefined where another process delivers the events. */
export function createDelivery(deps: {
  accounts: Accounts
  time: SandboxClock
  webhook: Webhook
  onEvent: OnEvent | undefined
}): Delivery {
  const { accounts, time, webhook, onEvent } = deps

  async function deliver(from: Account[]): Promise<void> {
    if (!onEvent) return
    const waiting = from.flatMap(({ id, events }) => events.map((event) => ({ customerId: id, event })))
    const refused = new Set<string>()
    for (const { customerId, event } of waiting.toSorted(
      (a, b) => Number(a.event.createdAt) - Number(b.event.createdAt),
    )) {
      if (refused.has(customerId)) continue
      const { rawBody, signature } = await webhook.write(event, customerId)
      try {
        await onEvent(rawBody, signature)
      } catch {
        // Preserves the order of a customer's events: later ones wait behind this one.
        refused.add(customerId)
        continue
      }
      await accounts.change(customerId, (account) => {
        account.events = account.events.filter(({ id }) => id !== event.id)
      })
    }
  }

  return {
    async deliverFor(customerId) {
      const account = await accounts.find(customerId)
      if (account) await deliver([account])
    },
    async deliverPending() {
      const all = await accounts.findAll()
      const now = await time.now()
      for (const { id, checkout } of all) if (checkout && isOver(checkout, now)) await accounts.delete(id)
      await deliver(all)
    },
  }
}
