import styles from './hook-curve.module.css'

/** The hook at the end of a decorative line, at the right edge of its container. */
export function HookCurve() {
  return (
    <div className={styles.curve} aria-hidden="true">
      <svg viewBox="0 0 22 22">
        <path d="M1 1l18 18" />
      </svg>
    </div>
  )
}
