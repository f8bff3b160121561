import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './folded-form.module.css'

/** The collapsed form: one line above the results on small screens. */
export function FoldedForm({ topic, choices, onEdit }: { topic: string; choices: string; onEdit(): void }) {
  return (
    <button type="button" className={styles.folded} onClick={onEdit}>
      <span className={styles.text}>
        <b className={styles.topic} {...languageAttributes(topic)}>
          {topic}
        </b>
        <span className="hl-meta hl-text-2">{choices}</span>
      </span>
      <span className="hl-link hl-small hl-tap">Edit</span>
    </button>
  )
}
