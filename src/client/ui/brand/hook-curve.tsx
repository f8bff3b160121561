import styles from './hook-curve.module.css'

/** The end of a line along the right edge of its frame, curved into a hook. */
export function HookCurve() {
  return (
    <div className={styles.curve} aria-hidden="true">
      <svg viewBox="0 0 22 22">
        <path d="M1 1l18 18" />
      </svg>
    </div>
  )
}
