import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { PageMain } from './page-main.tsx'
import styles from './page-pending.module.css'

/** Placeholder of a page that is loading. */
export function PagePending() {
  return (
    <PageMain className={`hl-wrap ${styles.pending}`}>
      <p className="hl-hidden">Loading...</p>
      <SkeletonBars widths={[34]} tall />
      <SkeletonBars widths={[86, 58, 71]} />
    </PageMain>
  )
}
