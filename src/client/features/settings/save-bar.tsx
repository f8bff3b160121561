import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { StepMarker } from '../../ui/data/step-marker.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  changed: boolean
  busy: boolean
  onDiscard(): void
  onSave(): void
}

/** A bar that saves or discards changes. It is below the navigation, on phones at the bottom. */
export function SaveBar({ changed, busy, onDiscard, onSave }: SaveBarProps) {
  const barRef = useRef<HTMLElement>(null)
  const isNeeded = changed || busy
  const wasNeeded = useRef(false)
  useEffect(() => {
    // The pressed button is removed or disabled, so the bar takes the focus.
    const active = document.activeElement
    if (wasNeeded.current && !isNeeded && (active === document.body || active?.matches(':disabled')))
      barRef.current?.focus({ preventScroll: true })
    wasNeeded.current = isNeeded
  }, [isNeeded])
  return (
    <section
      ref={barRef}
      tabIndex={-1}
      className={styles.bar}
      aria-label="Save settings"
      data-changed={changed || undefined}
    >
      <p className={styles.state}>
        {changed && <StepMarker size="sm" />}
        {changed ? 'Unsaved changes' : 'No changes to save'}
      </p>
      {changed && !busy && (
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <BusyButton busy={busy} busyLabel="Saving..." disabled={!changed && !busy} onClick={onSave}>
        Save
      </BusyButton>
    </section>
  )
}
