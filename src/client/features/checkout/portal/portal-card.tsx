import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { CardFields } from '../payment/card-fields.tsx'
import { ConfirmStep } from '../payment/confirm-step.tsx'
import styles from '../payment/payment-form.module.css'
import { PaymentProblem } from '../payment/payment-problem.tsx'
import { useCardForm } from '../payment/use-card-form.ts'
import { type PortalView, usePortalChange } from './use-portal-change.ts'

const FAILED = 'The card was not saved'

/** The card on file, and the form that replaces it. */
export function PortalCard({ portalId, portal }: { portalId: string; portal: PortalView }) {
  const { busy, change, calls } = usePortalChange(portalId)
  const [editing, setEditing] = useState(false)
  const cardId = useId()
  const place = useRef<HTMLDivElement>(null)
  const shown = portal.awaitingConfirmation ? 'question' : editing ? 'form' : 'card'
  const wasShown = useRef(shown)

  // The focused button is removed; the focus moves to its replacement.
  useEffect(() => {
    if (shown !== wasShown.current) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasShown.current = shown
  }, [shown])

  const { errors, setErrors, onSubmit } = useCardForm(busy, async (card) => {
    const failure = await change(() => calls.updateCard.mutate({ portalId, card }), FAILED)
    if (!failure) setEditing(false)
    return failure
  })

  function edit(): void {
    setErrors({})
    setEditing(true)
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
          <form className={styles.fields} noValidate aria-label="Card" onSubmit={onSubmit}>
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
