import { SkeletonBars } from './skeleton-bars.tsx'
import styles from './stand.module.css'

/** Figures on one baseline, each over what it counts. One without a value is still being counted. */
export function Stand({ figures }: { figures: readonly { label: string; value: number | undefined }[] }) {
  return (
    <dl className={styles.stand}>
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
