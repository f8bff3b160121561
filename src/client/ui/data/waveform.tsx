import { useMemo } from 'react'
import styles from './waveform.module.css'

const STEP = 2.4
const MIDDLE = 36

interface WaveformProps {
  levels: readonly number[]
  /** The played share, from 0 to 1. The rest is muted. */
  played?: number
}

/** A waveform drawn as one line. The levels are between 0 and 1. */
export function Waveform({ levels, played }: WaveformProps) {
  const path = useMemo(() => buildPath(levels), [levels])
  const line = (className: string | undefined) => (
    <svg
      className={`${styles.wave} ${className}`}
      viewBox={`0 0 ${levels.length * STEP} ${MIDDLE * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
  if (played === undefined) return line('')
  return (
    <span className={styles.both} style={{ '--share': played }}>
      {line(styles.rest)}
      {line(styles.played)}
    </span>
  )
}

/** Uses relative path commands: equal levels then give equal text, which compresses well. */
function buildPath(levels: readonly number[]): string {
  const swings = levels.map((level, index) => {
    if (level === 0) return `h${STEP}`
    const side = index % 2 === 0 ? 1 : -1
    return `q${STEP / 2} ${(side * level * MIDDLE * 1.5).toFixed(1)} ${STEP} 0`
  })
  return `M0 ${MIDDLE}${swings.join('')}`
}
