import styles from './step-marker.module.css'

/** The two-tone float: it sits on a line and says "here". `bobbing` only while something is being written. */
export function Float({ size = 'md', bobbing = false, className = '' }: FloatProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.float} ${size === 'sm' ? styles.small : ''} ${bobbing ? styles.bobbing : ''} ${className}`}
    />
  )
}

interface FloatProps {
  size?: 'sm' | 'md'
  bobbing?: boolean
  className?: string | undefined
}
