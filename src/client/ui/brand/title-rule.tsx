import styles from './title-rule.module.css'

/** The decorative line below a page's title. */
export function TitleRule() {
  return <div aria-hidden="true" className={styles.rule} />
}
