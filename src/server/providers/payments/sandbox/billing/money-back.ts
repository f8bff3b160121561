import { AppError } from '../../../../../shared/errors.ts'
import { type Account, type Invoice } from './account.ts'
import { isPayment, lastPayment } from './billing.ts'
import { emitCharge } from './emit.ts'
import { type Moment } from './moment.ts'

/**
 * Refunds the last payment, or that of an invoice: `amountCents` of it, or the remainder. Throws `AppError` NOT_FOUND
 * without a payment, BAD_REQUEST for more than the remainder.
 */
export function refund(account: Account, at: Moment, amountCents?: number, invoiceId?: string): void {
  const payment = findPayment(account, invoiceId)
  const left = payment.amountCents - payment.refundedCents
  const amount = amountCents ?? left
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    throw new AppError('BAD_REQUEST', `A refund must be between 1 and ${left} cents.`)
  }
  payment.refundedCents += amount
  emitCharge(account, at, 'refunded', payment)
}

/**
 * Opens a dispute about the last payment, or that of an invoice; or closes the open one. Throws `AppError` NOT_FOUND
 * without a payment, CONFLICT where the dispute's state does not allow it.
 */
export function dispute(account: Account, at: Moment, to: 'open' | 'won' | 'lost', invoiceId?: string): void {
  const payment = findPayment(account, invoiceId)
  const opens = to === 'open'
  if (opens ? payment.dispute !== null : payment.dispute !== 'open') {
    throw new AppError('CONFLICT', opens ? 'This payment was disputed already.' : 'No dispute is open.')
  }
  payment.dispute = to
  emitCharge(account, at, opens ? 'dispute.created' : 'dispute.closed', payment)
}

function findPayment(account: Account, invoiceId?: string): Invoice {
  const payment =
    invoiceId === undefined
      ? lastPayment(account)
      : account.invoices.find((one) => one.id === invoiceId && isPayment(one))
  if (!payment) throw new AppError('NOT_FOUND', 'There is no payment.')
  return payment
}
