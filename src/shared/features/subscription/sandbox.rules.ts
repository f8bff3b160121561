import { SANDBOX_CARDS, type SandboxCardBehaviour } from './sandbox.constants.ts'

/** The values of a card form. `expiry` is month and year: `12/34`, `12 / 2034`, `1234`. */
export interface CardForm {
  number: string
  expiry: string
  cvc: string
}

/** The stored data of a card: never its number, date or code. */
export interface SandboxCard {
  last4: string
  behaviour: SandboxCardBehaviour
}

/** A problem of a card form, and its field. */
export interface CardProblem {
  field: keyof CardForm
  message: string
}

const ONLY_TEST_CARDS = `The sandbox takes test cards only: ${SANDBOX_CARDS.map(({ number }) => number).join(', ')}.`

/**
 * Validates a card form against `now`. Returns the test card, or the first problem with the message of Stripe's own
 * form. Does not decide whether the card pays.
 */
export function readCard({ number, expiry, cvc }: CardForm, now: Date): SandboxCard | CardProblem {
  const digits = number.replaceAll(/[\s-]/gu, '')
  const card = SANDBOX_CARDS.find((known) => known.number.replaceAll(' ', '') === digits)
  if (!card) return { field: 'number', message: numberProblem(digits) }
  const late = expiryProblem(expiry.trim(), now)
  if (late) return { field: 'expiry', message: late }
  if (!/^\d{3}$/u.test(cvc.trim())) return { field: 'cvc', message: "Your card's security code is incomplete." }
  return { last4: digits.slice(-4), behaviour: card.behaviour }
}

function numberProblem(digits: string): string {
  if (/^\d{13,19}$/u.test(digits) && passesLuhn(digits)) return ONLY_TEST_CARDS
  return /^\d{0,15}$/u.test(digits) ? 'Your card number is incomplete.' : 'Your card number is invalid.'
}

/** The check digit of card numbers. Source: ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function expiryProblem(expiry: string, now: Date): string | undefined {
  const [, month, year] =
    /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/u.exec(expiry) ?? /^(\d{2})(\d{2}|\d{4})$/u.exec(expiry) ?? []
  if (!month || !year) return "Your card's expiration date is incomplete."
  const fullYear = year.length === 2 ? 2_000 + Number(year) : Number(year)
  if (Number(month) < 1 || Number(month) > 12) return "Your card's expiration date is invalid."
  // A card is valid to the end of its month.
  if (Date.UTC(fullYear, Number(month)) <= now.getTime()) return "Your card's expiration date is in the past."
  return fullYear > now.getUTCFullYear() + 50 ? "Your card's expiration year is invalid." : undefined
}
