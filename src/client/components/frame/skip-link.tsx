import styles from './skip-link.module.css'

/** The first tab stop. It jumps to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  )
}
