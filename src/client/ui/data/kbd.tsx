import styles from './kbd.module.css'

/** Keys that are pressed together. */
export function Kbd({ names }: { names: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {names.map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  )
}
