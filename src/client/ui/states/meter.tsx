import { usageLevel } from '../../../shared/features/tts/tts.rules.ts'
import { StepMarker } from '../data/step-marker.tsx'
import styles from './meter.module.css'

interface MeterProps {
  value: number
  max: number
  /** Accessible name. Without it the meter is hidden from screen readers. */
  label?: string
  /** `usage` changes its colour as it fills up. `progress` does not. */
  kind?: 'usage' | 'progress'
  animated?: boolean
}

/** A progress line with a marker. The value must also be on the page as text. */
export function Meter({ value, max, label, kind = 'usage', animated = false }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const tone = kind === 'usage' ? usageLevel({ used: value, limit: max }) : 'calm'
  const semantics = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.floor(value),
        'aria-valuemin': 0,
        'aria-valuemax': max,
      }
    : { 'aria-hidden': true }
  return (
    <div {...semantics} className={styles.meter} data-tone={tone} style={{ '--share': share }}>
      <span className={styles.used} />
      <span className={styles.mark}>
        <StepMarker size="sm" animated={animated} />
      </span>
    </div>
  )
}
