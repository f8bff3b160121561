import { type FormEvent, useState } from 'react'
import type { CardForm } from '../../../../shared/features/subscription/sandbox.rules.ts'
import { type Failure } from '../../../lib/api/failure.ts'
import { focusFirstError } from '../../../components/account/account-fields.ts'
import { type CardErrors, checkCard, readCardForm, toCardErrors } from './card-errors.ts'

type Fields = CardForm & { email: string }

/**
 * The behaviour of a sandbox card form: `check` finds errors before anything is sent, `send` resolves to why it failed.
 * The focus goes to the first field with an error.
 */
export function useCardForm(
  busy: boolean,
  send: (fields: Fields) => Promise<Failure | undefined>,
  check: (fields: Fields) => CardErrors = checkCard,
) {
  const [errors, setErrors] = useState<CardErrors>({})

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readCardForm(form)
    const found = check(fields)
    setErrors(found)
    if (focusFirstError(form, found) || busy) return
    const failure = await send(fields)
    if (!failure) return
    const refused = toCardErrors(failure)
    setErrors(refused)
    focusFirstError(form, refused)
  }

  return { errors, setErrors, onSubmit }
}
