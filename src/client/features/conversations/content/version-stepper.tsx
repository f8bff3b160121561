import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { announce } from '../../../lib/feedback/announce.ts'
import { StepMarker } from '../../../ui/data/step-marker.tsx'
import styles from './version-stepper.module.css'

/** Maximum number of dots. With more versions there is a line without dots. */
const MOST_DOTS = 8

interface VersionStepperProps {
  /** Number of the version on screen, counted from 1. */
  shown: number
  count: number
  onStep(shown: number): void
}

/** Shows the position of a version among all versions, with arrow buttons to step through them. */
export function VersionStepper({ shown, count, onStep }: VersionStepperProps) {
  const dots = Math.min(count, MOST_DOTS)
  const at = count === 1 ? 0 : Math.round(((shown - 1) / (count - 1)) * (dots - 1))

  function step(next: number): void {
    if (next < 1 || next > count) return
    onStep(next)
    announce(`Version ${next} of ${count}`)
  }

  return (
    <fieldset aria-label="Versions" className={`hl-figures ${styles.stepper}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Earlier version"
        {...endProps(shown <= 1)}
        onClick={() => step(shown - 1)}
      >
        <IconChevronLeft size={20} stroke={1.75} />
      </ActionIcon>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: dots }, (_, index) =>
          index === at ? <StepMarker key={index} size="sm" /> : <i key={index} className={styles.dot} />,
        )}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label="Later version"
        {...endProps(shown >= count)}
        onClick={() => step(shown + 1)}
      >
        <IconChevronRight size={20} stroke={1.75} />
      </ActionIcon>
      <span className="hl-small">
        <b>Version {shown}</b> of {count}
      </span>
    </fieldset>
  )
}

/** The button at the end gets `aria-disabled` instead of `disabled`, so that it keeps the focus. */
function endProps(isEnd: boolean) {
  return isEnd ? { 'aria-disabled': true, 'data-disabled': true } : {}
}
