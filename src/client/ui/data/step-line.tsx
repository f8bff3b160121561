import { type ComponentProps, type ReactNode } from 'react'
import styles from './step-line.module.css'

interface StepLineProps extends ComponentProps<'ol'> {
  /** `sm` for list rows. */
  size?: 'sm' | 'md'
  /** Whether the line is vertical on phones. */
  stacks?: boolean
}

/** A line with a point for each step. `className` sets the columns. */
export function StepLine({ size = 'md', stacks = false, className = '', ...rest }: StepLineProps) {
  return <ol {...rest} className={`${styles.line} ${className}`} data-size={size} data-stacks={stacks || undefined} />
}

interface LineStepProps {
  state: 'open' | 'done' | 'stale'
  /** Whether it is the step of the page, or the next one to do. Its point has two colours. */
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
