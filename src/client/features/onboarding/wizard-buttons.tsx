import { Button } from '@mantine/core'
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import styles from './wizard-buttons.module.css'
import { LAST_STEP, WIZARD_STEPS } from './wizard-steps.ts'

interface WizardButtonsProps {
  /** Index of the step, from 0. */
  step: number
  busy: boolean
  /** Whether the user is changing earlier answers. Steps cannot be skipped then. */
  again: boolean
  onPrevious(): void
  onSkip(): void
}

/** The buttons of a step: below the questions, or in the bottom bar below 1024 px. The main button submits the step. */
export function WizardButtons({ step, busy, again, onPrevious, onSkip }: WizardButtonsProps) {
  const last = step === LAST_STEP
  const finish = again ? 'Save' : 'Complete'
  const actions = (
    <>
      {step > 0 && (
        <Button variant="subtle" color="gray" onClick={onPrevious}>
          Previous
        </Button>
      )}
      <BusyButton type="submit" busy={busy} busyLabel="Saving...">
        {last ? finish : 'Next'}
      </BusyButton>
    </>
  )
  return (
    <>
      <div className={styles.row}>
        <div className={styles.actions}>{actions}</div>
        {step > 0 && !again && (
          <button type="button" className="hl-link hl-tap" onClick={onSkip}>
            {last ? 'Skip & Complete' : 'Skip'}
          </button>
        )}
      </div>
      <BottomBar title={`Step ${step + 1} of ${WIZARD_STEPS.length}`}>{actions}</BottomBar>
    </>
  )
}
