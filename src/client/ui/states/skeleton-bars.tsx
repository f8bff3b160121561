import styles from './skeleton-bars.module.css'

/** Placeholder bars. Widths are in percent. */
export function SkeletonBars({ widths, tall = false }: { widths: readonly number[]; tall?: boolean }) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {widths.map((width, index) => (
        <span key={index} className={styles.bar} data-tall={tall || undefined} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
