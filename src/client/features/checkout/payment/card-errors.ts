import { type CardForm, readCard } from '../../../../shared/features/subscription/sandbox.rules.ts'
import { type Failure } from '../../../lib/api/failure.ts'

/** What is wrong, by the field that it stands at; `form` for what belongs to none. */
export type CardErrors = Partial<Record<keyof CardForm | 'email' | 'form', string>>

const FIELDS: ReadonlySet<string> = new Set(['number', 'expiry', 'cvc', 'email'])

/** What stands in the fields of a form. */
export function readCardForm(form: HTMLFormElement): CardForm & { email: string } {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), email: text('email').trim() }
}

/** Says what is wrong with a card before the server is asked. */
export function checkCard(card: CardForm): CardErrors {
  const read = readCard(card, new Date())
  return 'message' in read ? { [read.field]: read.message } : {}
}

/** Whether a refusal stands at a field of the form. */
export function isAtCardField({ field = '' }: Failure): boolean {
  return FIELDS.has(field)
}

/** Where a refusal belongs: to its field, all else to the form. */
export function toCardErrors(failure: Failure): CardErrors {
  return { [(isAtCardField(failure) && failure.field) || 'form']: failure.message }
}
