import styles from './folded-form.module.css'
import { describeChoices, type HookInput } from './hook-input.ts'

/** The form in one line, while results are on a small screen. */
export function FoldedForm({ input, onEdit }: { input: HookInput; onEdit(): void }) {
  return (
    <button type="button" className={styles.folded} onClick={onEdit}>
      <span className={styles.text}>
        <b className={styles.topic}>{input.topic}</b>
        <span className="hl-meta hl-text-2">{describeChoices(input)}</span>
      </span>
      <span className="hl-link hl-small hl-tap">Edit</span>
    </button>
  )
}
