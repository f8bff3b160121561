import styles from './step-marker.module.css'

/** A marker of the current position on a line. `animated` while something is being written. */
export function StepMarker({ size = 'md', animated = false, className = '' }: StepMarkerProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.marker} ${size === 'sm' ? styles.small : ''} ${animated ? styles.animated : ''} ${className}`}
    />
  )
}

interface StepMarkerProps {
  size?: 'sm' | 'md'
  animated?: boolean
  className?: string | undefined
}
