import styles from './logo.module.css'

/** The logo with the product's name. */
export function Logo({ withTile = true }: { withTile?: boolean }) {
  return (
    <span className={styles.logo}>
      {withTile && (
        <svg className={styles.tile} viewBox="-6 -6 44 44" aria-hidden="true">
          <path d="M6.5 4v23.5M6.5 17.8c0-4.3 3-6.8 6.1-6.8 3.4 0 5.6 2.2 5.6 6.2v5.2c0 2.8 2.2 4.9 4.9 4.9s4.9-2.1 4.9-4.9v-5l-3.9 3.7" />
        </svg>
      )}
      Hookline
    </span>
  )
}
