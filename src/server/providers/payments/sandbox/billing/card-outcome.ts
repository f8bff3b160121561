import { AppError } from '../../../../../shared/errors.ts'

/** The outcome of an entered card. A refusal is stored before it is thrown. */
export type CardOutcome =
  | { status: 'succeeded' }
  | { status: 'requires_action' }
  | { status: 'refused'; message: string }

export const SUCCEEDED = { status: 'succeeded' } as const
export const REQUIRES_ACTION = { status: 'requires_action' } as const
export const DECLINED = { status: 'refused', message: 'Your card was declined.' } as const
/** Stripe's message. */
export const NOT_CONFIRMED = {
  status: 'refused',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const

/** The outcome for a screen. Throws `AppError` BAD_REQUEST with field `number` for a refusal. */
export function accepted(outcome: CardOutcome): { status: 'succeeded' | 'requires_action' } {
  if (outcome.status === 'refused') throw new AppError('BAD_REQUEST', outcome.message, { field: 'number' })
  return outcome
}
