import { splitAtFigures } from '../../../shared/features/generation/figure-marks.rules.ts'
import styles from './figure-marks.module.css'

/** A text with its figures underlined. */
export function FigureMarks({ text, figures }: { text: string; figures: readonly string[] }) {
  return splitAtFigures(text, figures).map(({ part, isFigure }, index) =>
    isFigure ? (
      <mark key={index} className={styles.figure} title="Nobody gave this figure.">
        {part}
        <span className="hl-hidden"> (nobody gave this figure)</span>
      </mark>
    ) : (
      part
    ),
  )
}
