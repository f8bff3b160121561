import styles from './hook-curve.module.css'

/** The foot of a line that drops along the right edge of its frame and bends into a hook. */
export function HookBend() {
  return (
    <div className={styles.bend} aria-hidden="true">
      <svg viewBox="0 0 22 22">
        <path d="M1 1l18 18" />
      </svg>
    </div>
  )
}
