import { type ReactNode } from 'react'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { CopyChip } from '../../ui/buttons/copy-chip.tsx'
import styles from './title-options.module.css'

interface TitleOptionsProps {
  titles: readonly string[]
  /** Renders the figures of a title that nobody gave. */
  renderFigures?: (at: number) => ReactNode
}

/** Title suggestions for a post. A click copies one. Renders nothing without titles. */
export function TitleOptions({ titles, renderFigures }: TitleOptionsProps) {
  if (titles.length === 0) return null
  return (
    <section className={styles.titles} aria-label="Titles">
      <b className="hl-small">{titles.length === 1 ? 'Title' : 'Titles to choose from'}</b>
      <ul className={styles.chips}>
        {titles.map((title, at) => (
          <li key={title}>
            <CopyChip text={title} onCopy={() => copyResult(title)} />
            {renderFigures?.(at)}
          </li>
        ))}
      </ul>
    </section>
  )
}
