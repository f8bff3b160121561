import { z } from 'zod'
import { Email } from '../auth/auth.schema.ts'
import { type CardForm, readCard } from './sandbox.rules.ts'

const CARD = { number: z.string(), expiry: z.string(), cvc: z.string() }

/** Finds the first problem of a card, in the words of Stripe's own form. `now` decides which dates are in the past. */
const cardCheck = (now: () => Date) => (card: CardForm, context: z.RefinementCtx) => {
  const read = readCard(card, now())
  if ('message' in read) context.addIssue({ code: 'custom', path: [read.field], message: read.message })
}

/** What the sandbox's card form holds. */
export const cardForm = (now: () => Date) => z.object(CARD).superRefine(cardCheck(now))

/** The same with the address of a buyer who has no account. */
export const guestForm = (now: () => Date) => z.object({ email: Email, ...CARD }).superRefine(cardCheck(now))
