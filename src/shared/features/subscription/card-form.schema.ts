import { z } from 'zod'
import { Email } from '../auth/auth.schema.ts'
import { type CardForm, readCard } from './sandbox.rules.ts'

const CARD = { number: z.string(), expiry: z.string(), cvc: z.string() }

/** Reports the first problem of a card, with the message of Stripe's own form. `now` decides which dates are in the past. */
const cardCheck = (now: () => Date) => (card: CardForm, context: z.RefinementCtx) => {
  const read = readCard(card, now())
  if ('message' in read) context.addIssue({ code: 'custom', path: [read.field], message: read.message })
}

/** The values of the sandbox's card form. */
export const cardForm = (now: () => Date) => z.object(CARD).superRefine(cardCheck(now))

/** The card form with the address of a buyer without an account. */
export const guestForm = (now: () => Date) => z.object({ email: Email, ...CARD }).superRefine(cardCheck(now))
