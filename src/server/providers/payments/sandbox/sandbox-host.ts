import { AppError } from '../../../../shared/errors.ts'
import { type Account } from './billing/account.ts'
import { type Accounts } from './accounts.ts'
import { lastPayment } from './billing/billing.ts'
import { type Duration } from './billing/calendar.ts'
import { type Delivery } from './delivery.ts'
import { dispute, refund } from './billing/money-back.ts'
import { type SandboxClock } from './sandbox-clock.ts'

/** Actions of the person who runs the sandbox, which customers cannot do. */
export interface SandboxHost {
  /** Advances the sandbox's time and processes everything that falls due, in order. Returns the new time. */
  advance(duration: Duration): Promise<Date>
  /** Processes everything due and delivers the waiting events, for a server's housekeeping. */
  deliverPending(): Promise<void>
  /**
   * Refunds the last payment made with this address, or that of an invoice: `amountCents`, or all of it. Throws
   * `AppError` NOT_FOUND, BAD_REQUEST.
   */
  refund(email: string, amountCents?: number, invoiceId?: string): Promise<void>
  /**
   * Opens, wins or loses a dispute about the last payment made with this address, or that of an invoice. Throws
   * `AppError` NOT_FOUND, CONFLICT.
   */
  dispute(email: string, to: 'open' | 'won' | 'lost', invoiceId?: string): Promise<void>
  /** The sandbox's time and every account. */
  inspect(): Promise<{ now: Date; accounts: Account[] }>
}

export function createSandboxHost(deps: { accounts: Accounts; delivery: Delivery; time: SandboxClock }): SandboxHost {
  const { accounts, delivery, time } = deps

  async function findPayer(email: string): Promise<string> {
    const paid = (await accounts.findAll())
      .filter((account) => account.email.toLowerCase() === email.toLowerCase())
      .map(({ id, ...account }) => ({ id, at: lastPayment({ id, ...account })?.createdAt }))
      .filter(({ at }) => at !== undefined)
      .toSorted((a, b) => Number(b.at) - Number(a.at))
    if (!paid[0]) throw new AppError('NOT_FOUND', `Nobody has paid with the address ${email}.`)
    return paid[0].id
  }

  return {
    async advance(duration) {
      const now = await time.advance(duration)
      await delivery.deliverPending()
      return now
    },
    deliverPending: () => delivery.deliverPending(),
    async refund(email, amountCents, invoiceId) {
      const customerId = await findPayer(email)
      await accounts.change(customerId, (account, at) => refund(account, at, amountCents, invoiceId))
      await delivery.deliverFor(customerId)
    },
    async dispute(email, to, invoiceId) {
      const customerId = await findPayer(email)
      await accounts.change(customerId, (account, at) => dispute(account, at, to, invoiceId))
      await delivery.deliverFor(customerId)
    },
    inspect: async () => ({ now: await time.now(), accounts: await accounts.findAll() }),
  }
}
