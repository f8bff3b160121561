import styles from './caption-example.module.css'

/** A caption with a mark at the position where the platform truncates it. */
export function CaptionExample() {
  return (
    <div className={styles.caption}>
      <p>
        Cook once, eat five times. The pan does the work and Wednesday tastes better than Monday ever did. Here is the
        shopping list,<span className={`hl-figures ${styles.fold}`}>125</span>{' '}
        <span className="hl-text-3">plus the one spice I add on day four.</span>
      </p>
      <p className={styles.tags}>#cookingforone #onepan #mealprep #sundayreset #budgetdinner</p>
    </div>
  )
}
