import { SkeletonBars } from '../states/skeleton-bars.tsx'
import styles from './stat-row.module.css'

interface Figure {
  label: string
  /** Of what time or in what unit, where the label does not say so. */
  note?: string
  /** Undefined while it is being counted. */
  value: number | undefined
}

interface StatRowProps {
  figures: readonly Figure[]
  /** Where they stand beside something that matters more: small, and on one line on any screen. */
  oneLine?: boolean
}

/** Four figures on one baseline, each over what it counts. */
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
