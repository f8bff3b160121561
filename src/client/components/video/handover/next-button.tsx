import { type ButtonProps } from '@mantine/core'
import { IconCalendarPlus, IconHash, IconScript, IconVolume, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { characters } from '../../../lib/audio/speech-facts.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { type NextStep } from './handed.ts'

const NEXT = {
  script: { label: 'Write script', busyLabel: 'Starting...', Icon: IconScript },
  voice: { label: 'Speak', busyLabel: 'Opening...', Icon: IconVolume },
  caption: { label: 'Write caption', busyLabel: 'Starting...', Icon: IconHash },
  plan: { label: 'Plan', busyLabel: 'Saving...', Icon: IconCalendarPlus },
} as const satisfies Record<NextStep, { label: string; busyLabel: string; Icon: TablerIcon }>

/** What a step is called on its button, with its price where it is not one prompt. */
export function nextLabel(step: NextStep, text = ''): string {
  return step === 'voice' && text !== '' ? `${NEXT[step].label}, ${characters(text.length)}` : NEXT[step].label
}

interface NextButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'size'> {
  step: NextStep
  /** The text that is spoken: its length is the price. */
  text?: string
  /** What stands in place of the name of the step. */
  label?: string
  /** The step that the icon stands for: `step` by default. */
  icon?: NextStep | undefined
  /** What is handed over, for screen readers: "from hook 3". */
  of?: string
  [mark: `data-${string}`]: unknown
  onNext(): Promise<void> | void
}

/** Hands over to a step. A second press while the first is under way does nothing. */
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
