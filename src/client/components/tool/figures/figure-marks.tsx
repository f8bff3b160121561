import { lazy, Suspense, use } from 'react'
import { splitAtFigures } from '../../../../shared/features/generation/figure-marks.rules.ts'
import { warnedFigures } from '../../../../shared/features/generation/figure-notes.rules.ts'
import styles from './figure-marks.module.css'
import { type MarkedFiguresProps, UngivenFigures } from './marked-figures.tsx'

const FigureActions = lazy(async () => ({ default: (await import('./figure-actions.tsx')).FigureActions }))

/** The path of the figures in a version of a conversation. */
const VERSION_PATH = 'content'

/** A text with its figures underlined. A press on one opens what can be done with it. */
export function FigureMarks({ text, path }: MarkedFiguresProps) {
  const { warnings: all = [], review } = use(UngivenFigures) ?? {}
  const warnings = all.filter((warning) => warning.path === path || warning.path === VERSION_PATH)
  return splitAtFigures(text, warnedFigures(warnings)).map(({ part, isFigure }, index) => {
    const warning = isFigure && warnings.find(({ figure }) => figure === part)
    if (!warning) return part
    const words = (
      <>
        {part}
        <span className="hl-hidden"> (nobody gave this figure)</span>
      </>
    )
    return (
      <mark key={index} className={styles.figure} title="Nobody gave this figure.">
        {review ? (
          <Suspense fallback={words}>
            <FigureActions review={review} warning={warning}>
              {words}
            </FigureActions>
          </Suspense>
        ) : (
          words
        )}
      </mark>
    )
  })
}
