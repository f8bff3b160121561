import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { focusFirstError } from '../../../components/account/account-fields.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { toCardErrors, type CardErrors, checkCard, readCardForm } from '../payment/card-errors.ts'
import { CardFields } from '../payment/card-fields.tsx'
import { ConfirmStep } from '../payment/confirm-step.tsx'
import styles from '../payment/payment-form.module.css'
import { PaymentProblem } from '../payment/payment-problem.tsx'
import { type PortalView, usePortalChange } from './use-portal-change.ts'

const FAILED = 'The card was not saved'

/** The card on file, and another in its place. */
export function PortalCard({ portalId, portal }: { portalId: string; portal: PortalView }) {
  const { busy, change, calls } = usePortalChange(portalId)
  const [editing, setEditing] = useState(false)
  const [errors, setErrors] = useState<CardErrors>({})
  const cardId = useId()
  const place = useRef<HTMLDivElement>(null)
  const shown = portal.awaitingConfirmation ? 'question' : editing ? 'form' : 'card'
  const wasShown = useRef(shown)

  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (shown !== wasShown.current) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasShown.current = shown
  }, [shown])

  function edit(): void {
    setErrors({})
    setEditing(true)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const card = readCardForm(form)
    const found = checkCard(card)
    setErrors(found)
    if (focusFirstError(form, found) || busy) return
    const failure = await change(() => calls.updateCard.mutate({ portalId, card }), FAILED)
    if (!failure) {
      setEditing(false)
      return
    }
    const refused = toCardErrors(failure)
    setErrors(refused)
    focusFirstError(form, refused)
  }

  if (portal.awaitingConfirmation) {
    const answer = (approve: boolean): void =>
      void change(() => calls.confirm.mutate({ reference: portalId, approve }), FAILED)
    return <ConfirmStep busy={busy} onAnswer={answer} />
  }
  return (
    <SubjectCard title="Card">
      <p id={cardId} className="hl-figures">
        {portal.card ? `Card ending in ${portal.card.last4}` : 'No card is on file.'}
      </p>
      <div ref={place}>
        {editing ? (
          <form className={styles.fields} noValidate aria-label="Card" onSubmit={submit}>
            <CardFields errors={errors} />
            <PaymentProblem message={errors.form} />
            <div className="hl-row">
              <BusyButton type="submit" busy={busy} busyLabel="Saving...">
                Save card
              </BusyButton>
              <Button variant="subtle" color="gray" onClick={() => setEditing(false)}>
                Cancel
              </Button>
            </div>
          </form>
        ) : (
          <Button variant="default" aria-describedby={cardId} onClick={edit}>
            Update card
          </Button>
        )}
      </div>
    </SubjectCard>
  )
}
