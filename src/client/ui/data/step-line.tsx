import { type ComponentProps, type ReactNode } from 'react'
import styles from './step-line.module.css'

interface StepLineProps extends ComponentProps<'ol'> {
  /** `sm` in the rows of a list. */
  size?: 'sm' | 'md'
  /** Runs down the page on phones. */
  stacks?: boolean
}

/** A line with a point for each step. The columns are those of `className`. */
export function StepLine({ size = 'md', stacks = false, className = '', ...rest }: StepLineProps) {
  return <ol {...rest} className={`${styles.line} ${className}`} data-size={size} data-stacks={stacks || undefined} />
}

interface LineStepProps {
  state: 'open' | 'done' | 'stale'
  /** The step of the page, or the next one to do: its point has two colours. */
  isNow?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A step of the line. The point shows its state by shape and colour. The text for screen readers is in `children`. */
export function LineStep({ state, isNow = false, className = '', children }: LineStepProps) {
  return (
    <li className={`${styles.step} ${className}`} data-state={state} data-now={isNow || undefined}>
      {children}
    </li>
  )
}
