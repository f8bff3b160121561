import styles from './skip-link.module.css'

/** First stop of the Tab key: past the navigation to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  )
}
