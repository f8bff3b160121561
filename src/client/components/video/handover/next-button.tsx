import { type ButtonProps } from '@mantine/core'
import { IconCalendarPlus, IconHash, IconScript, IconVolume, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCharacters } from '../../../lib/audio/speech-facts.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { type NextStep } from './handover-pieces.ts'

const NEXT = {
  script: { label: 'Write script', busyLabel: 'Starting...', Icon: IconScript },
  voice: { label: 'Speak', busyLabel: 'Opening...', Icon: IconVolume },
  caption: { label: 'Write caption', busyLabel: 'Starting...', Icon: IconHash },
  plan: { label: 'Plan', busyLabel: 'Saving...', Icon: IconCalendarPlus },
} as const satisfies Record<NextStep, { label: string; busyLabel: string; Icon: TablerIcon }>

/** Returns the label of a step's button. Text-to-speech shows its price in characters; other steps cost one prompt. */
export function nextLabel(step: NextStep, text = ''): string {
  return step === 'voice' && text !== '' ? `${NEXT[step].label}, ${formatCharacters(text.length)}` : NEXT[step].label
}

interface NextButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'size'> {
  step: NextStep
  /** The text to be spoken. Its length is the price. */
  text?: string
  /** Replaces the label of the step. */
  label?: string
  /** The step whose icon is shown: `step` by default. */
  icon?: NextStep | undefined
  /** What the step continues with, for screen readers: "from hook 3". */
  of?: string
  [mark: `data-${string}`]: unknown
  onNext(): Promise<void> | void
}

/** A button that starts the next step. It ignores clicks while a step is starting. */
export function NextButton({
  step,
  text,
  icon = step,
  label,
  of,
  onNext,
  variant = 'default',
  size = 'sm',
  ...rest
}: NextButtonProps) {
  const [busy, setBusy] = useState(false)
  const { busyLabel } = NEXT[step]
  const { Icon } = NEXT[icon]
  const words = label ?? nextLabel(step, text)

  async function go(): Promise<void> {
    setBusy(true)
    await onNext()
    setBusy(false)
  }

  return (
    <BusyButton
      {...rest}
      variant={variant}
      size={size}
      busy={busy}
      busyLabel={busyLabel}
      aria-label={of && !busy ? `${words} ${of}` : undefined}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void go()}
    >
      {words}
    </BusyButton>
  )
}
