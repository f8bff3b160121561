import { copyResult } from '../../lib/feedback/copy-result.ts'
import { CopyChip } from '../../ui/buttons/copy-chip.tsx'
import styles from './title-options.module.css'

/** Title suggestions for a post. A click copies one. Renders nothing without titles. */
export function TitleOptions({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <section className={styles.titles} aria-label="Titles">
      <b className="hl-small">{titles.length === 1 ? 'Title' : 'Titles to choose from'}</b>
      <ul className={styles.chips}>
        {titles.map((title) => (
          <li key={title}>
            <CopyChip text={title} onCopy={() => copyResult(title)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
