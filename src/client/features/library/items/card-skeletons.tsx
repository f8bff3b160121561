import { LIBRARY_CARD } from '../../../../shared/features/library/library.constants.ts'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import grid from './card-grid.module.css'
import styles from './item-card.module.css'

/** Placeholders of cards that are loading. */
export function CardSkeletons() {
  return (
    <>
      <p className="hl-hidden">Loading...</p>
      <div className={grid.block} aria-hidden="true">
        {Array.from({ length: LIBRARY_CARD.skeletons }, (_, index) => (
          <div key={index} className={`${styles.card} ${styles.skeleton}`} data-skeleton>
            <SkeletonBars widths={[24, 90, 55]} tall />
            <SkeletonBars widths={[96, 80]} />
          </div>
        ))}
      </div>
    </>
  )
}
