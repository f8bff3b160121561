import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { Failure } from '../../../lib/api/failure.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { useSchemaForm } from '../../../ui/fields/use-schema-form.tsx'
import { CardFields } from '../payment/card-fields.tsx'
import { CardSchema, EMPTY_CARD } from '../payment/card-form.ts'
import { ConfirmStep } from '../payment/confirm-step.tsx'
import styles from '../payment/payment-form.module.css'
import { PaymentProblem } from '../payment/payment-problem.tsx'
import { type PortalView, usePortalChange } from './use-portal-change.ts'

const FAILED = 'The card was not saved'

/** Shows the stored card, or the form that replaces it. */
export function PortalCard({ portalId, portal }: { portalId: string; portal: PortalView }) {
  const { busy, change, calls } = usePortalChange(portalId)
  const [editing, setEditing] = useState(false)
  const cardId = useId()
  const place = useRef<HTMLDivElement>(null)
  const shown = portal.awaitingConfirmation ? 'question' : editing ? 'form' : 'card'
  const wasShown = useRef(shown)

  // The focused button is removed, so the focus moves to what replaces it.
  useEffect(() => {
    if (shown !== wasShown.current) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasShown.current = shown
  }, [shown])

  async function save(card: typeof EMPTY_CARD): Promise<Failure | undefined> {
    const failure = await change(() => calls.updateCard.mutate({ portalId, card }), FAILED)
    if (!failure) setEditing(false)
    return failure
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
          <CardEdit busy={busy} onSave={save} onCancel={() => setEditing(false)} />
        ) : (
          <Button variant="default" aria-describedby={cardId} onClick={() => setEditing(true)}>
            Update card
          </Button>
        )}
      </div>
    </SubjectCard>
  )
}

interface CardEditProps {
  busy: boolean
  /** Resolves to the failure if the card was not saved. */
  onSave(card: typeof EMPTY_CARD): Promise<Failure | undefined>
  onCancel(): void
}

function CardEdit({ busy, onSave, onCancel }: CardEditProps) {
  const form = useSchemaForm({
    schema: CardSchema,
    initialValues: EMPTY_CARD,
    async onSubmit(card) {
      const failure = await onSave(card)
      if (failure) form.refuse(failure)
    },
  })
  return (
    <form {...form.props} className={styles.fields} aria-label="Card">
      <CardFields form={form} />
      <PaymentProblem message={form.error} />
      <div className="hl-row">
        <BusyButton type="submit" busy={busy} busyLabel="Saving...">
          Save card
        </BusyButton>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
