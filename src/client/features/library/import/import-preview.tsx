import { shownTitle } from '../../../../shared/features/library/library.rules.ts'
import type { ImportSummary } from '../../../../shared/features/library/archive.schema.ts'
import { describeNewContents, countOfPart, IMPORT_PARTS } from './import-labels.ts'
import styles from './import-preview.module.css'
import { StageTitle } from './stage-title.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

const TITLES = 3

/** Lists the contents of a file by part: new ones, existing ones, and those that cannot be imported. */
export function ImportPreview({ summary }: { summary: ImportSummary }) {
  const coming = describeNewContents(summary)
  return (
    <>
      <StageTitle>{coming === '' ? 'Nothing new in this file' : `New in this file: ${coming}`}</StageTitle>
      <ul className={styles.parts}>
        {IMPORT_PARTS.map((words) => {
          const { coming: count, present, left, titles } = summary[words.part]
          if (count + present + left === 0) return null
          const more = count - Math.min(TITLES, titles.length)
          return (
            <li key={words.part} className={styles.part}>
              <b className="hl-small hl-figures">
                {count === 0 ? `No new ${words.several}` : countOfPart(words, count)}
              </b>
              {count > 0 && (
                <ul className={`hl-small hl-text-2 ${styles.titles}`}>
                  {titles.slice(0, TITLES).map((title, index) => (
                    <li key={index} {...languageAttributes(title)}>
                      {shownTitle(title)}
                    </li>
                  ))}
                  {more > 0 && <li className="hl-text-3 hl-figures">and {more.toLocaleString('en-US')} more</li>}
                </ul>
              )}
              {present > 0 && (
                <p className="hl-meta hl-text-2 hl-figures">
                  {present.toLocaleString('en-US')} {present === 1 ? 'is' : 'are'} here already
                </p>
              )}
              {left > 0 && (
                <p className={`hl-meta hl-figures ${styles.left}`}>
                  {left.toLocaleString('en-US')} cannot be imported{words.left}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
