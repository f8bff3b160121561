import styles from './title-rule.module.css'

/** The line under a screen's title: one per screen, it ends in a hook. */
export function TitleRule() {
  return <div aria-hidden="true" className={styles.rule} />
}
