import { SkeletonBars } from '../states/skeleton-bars.tsx'
import styles from './stat-row.module.css'

interface Figure {
  label: string
  /** Period or unit, unless the label contains it. */
  note?: string
  /** Undefined while loading. */
  value: number | undefined
}

interface StatRowProps {
  figures: readonly Figure[]
  /** Small figures in one row on every screen. */
  oneLine?: boolean
}

/** A row of figures with labels. */
export function StatRow({ figures, oneLine = false }: StatRowProps) {
  return (
    <dl className={styles.row} data-one-line={oneLine || undefined}>
      {figures.map(({ label, note, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>
            <span>{label}</span>
            {note && ' '}
            {note && <span className={`hl-text-3 ${styles.note}`}>{note}</span>}
          </dt>
          <dd className={`hl-figures ${styles.value}`}>
            {value === undefined ? <SkeletonBars widths={[40]} tall /> : value.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
