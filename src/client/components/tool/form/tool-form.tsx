import { type ReactNode } from 'react'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { PromptQuota } from '../../billing/prompt-quota.tsx'
import styles from './tool-form.module.css'

interface ToolFormProps {
  /** The accessible name. */
  label: string
  busy: boolean
  children: ReactNode
  onSubmit(): void
}

/** The form of a tool: its fields, the remaining prompts and the button. */
export function ToolForm({ label, busy, children, onSubmit }: ToolFormProps) {
  return (
    <form
      className={`hl-surface ${styles.form}`}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      {children}
      <div className={styles.end}>
        <PromptQuota />
        <BusyButton type="submit" size="lg" fullWidth className={styles.submit} busy={busy} busyLabel="Generating...">
          Generate
        </BusyButton>
      </div>
    </form>
  )
}
