import { type CardForm, readCard } from '../../../../shared/features/subscription/sandbox.rules.ts'
import { type Failure } from '../../../lib/api/failure.ts'

/** Errors by field; `form` for those of no field. */
export type CardErrors = Partial<Record<keyof CardForm | 'email' | 'form', string>>

const FIELDS: ReadonlySet<string> = new Set(['number', 'expiry', 'cvc', 'email'])

/** Reads the fields of a form. */
export function readCardForm(form: HTMLFormElement): CardForm & { email: string } {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), email: text('email').trim() }
}

/** Validates a card before it is sent. */
export function checkCard(card: CardForm): CardErrors {
  const read = readCard(card, new Date())
  return 'message' in read ? { [read.field]: read.message } : {}
}

/** Whether a failure belongs to a field of the form. */
export function isAtCardField({ field = '' }: Failure): boolean {
  return FIELDS.has(field)
}

/** Assigns a failure to its field, or to the form. */
export function toCardErrors(failure: Failure): CardErrors {
  return { [(isAtCardField(failure) && failure.field) || 'form']: failure.message }
}
