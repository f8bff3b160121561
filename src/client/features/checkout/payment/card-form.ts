import { cardForm, guestForm } from '../../../../shared/features/subscription/card-form.schema.ts'
import type { Failure } from '../../../lib/api/failure.ts'

export const EMPTY_CARD = { number: '', expiry: '', cvc: '' }

const now = (): Date => new Date()
export const CardSchema = cardForm(now)
export const GuestSchema = guestForm(now)

/** Whether a failure is shown at a field of the card form or at the e-mail field. */
export function isAtCardField({ field = '' }: Failure): boolean {
  return field in EMPTY_CARD || field === 'email'
}
