import { Button } from '@mantine/core'
import { type NextStep } from '../../../components/video/handover/handover-pieces.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'

/** How missing pieces are generated. */
export interface Writing {
  /** The step that is being started. */
  busy: NextStep | null
  onWrite(step: NextStep): void
}

interface WriteButtonProps extends Writing {
  step: NextStep
  /** Whether it is the next step of the video. Only that step has a filled button. */
  isNext: boolean
  disabled?: boolean
  label?: string
}

const LABEL = {
  script: 'Write script',
  voice: 'Speak',
  caption: 'Write caption',
  plan: 'Plan',
} as const satisfies Record<NextStep, string>

const BUSY_LABEL = {
  script: 'Writing...',
  voice: 'Opening...',
  caption: 'Writing...',
  plan: 'Opening...',
} as const satisfies Record<NextStep, string>

/** A button that generates a missing piece. */
export function WriteButton({ step, isNext, disabled = false, label = LABEL[step], busy, onWrite }: WriteButtonProps) {
  if (disabled) {
    return (
      <Button variant="default" disabled>
        {label}
      </Button>
    )
  }
  return (
    <BusyButton
      variant={isNext ? 'filled' : 'default'}
      busy={busy === step}
      busyLabel={BUSY_LABEL[step]}
      onClick={() => onWrite(step)}
    >
      {label}
    </BusyButton>
  )
}
