import { SkeletonBars } from './skeleton-bars.tsx'
import styles from './stand.module.css'

interface StandProps {
  figures: readonly { label: string; value: number | undefined }[]
  /** Where they stand beside something that matters more. */
  small?: boolean
}

/** Figures on one baseline, each over what it counts. One without a value is still being counted. */
export function Stand({ figures, small = false }: StandProps) {
  return (
    <dl className={styles.stand} data-small={small || undefined}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={`hl-figures ${styles.value}`}>
            {value === undefined ? <SkeletonBars widths={[40]} tall /> : value.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
