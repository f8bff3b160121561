import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import styles from './payment-form.module.css'

/** The sandbox's version of a bank's 3-D Secure page. */
export function ConfirmStep({ busy, onAnswer }: { busy: boolean; onAnswer(approve: boolean): void }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <SubjectCard title="Confirm this payment">
      <p ref={text} tabIndex={-1} className={styles.question}>
        Your bank asks whether this payment is yours. This is a test: choose the bank's answer.
      </p>
      <div className="hl-row">
        <BusyButton size="lg" busy={busy} busyLabel="Processing..." onClick={() => onAnswer(true)}>
          Approve
        </BusyButton>
        <Button variant="default" size="lg" disabled={busy} onClick={() => onAnswer(false)}>
          Refuse
        </Button>
      </div>
    </SubjectCard>
  )
}
