/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list whose items are rendered in blocks has no tags of its own */
import { type ReactNode, type Ref } from 'react'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import styles from './card-grid.module.css'
import { type ItemTotal } from '../item-total.ts'
import { isServer } from '../../../lib/browser/is-server.ts'
import { useNearViewport } from '../../../lib/browser/use-near-viewport.ts'

/**
 * Cards per block. It is divisible by one, two and three columns, so that blocks consist of whole rows. The server renders one block:
 * what a first view can show.
 */
const BLOCK = isServer ? 6 : 24
/** Distance from the viewport, in pixels, within which blocks are rendered. */
const MARGIN = 1_200
const SHOWN_AT_FIRST = isServer ? 1 : 2

interface CardGridProps {
  label: string
  items: readonly LibraryItem[]
  /** Total number of items, loaded or not. Undefined while unknown. */
  total: ItemTotal | undefined
  busy: boolean
  gridRef: Ref<HTMLDivElement>
  renderCard(item: LibraryItem): ReactNode
}

/** A virtualized grid: blocks that are far from the viewport are replaced by a placeholder. */
export function CardGrid({ label, items, total, busy, gridRef, renderCard }: CardGridProps) {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) =>
    items.slice(index * BLOCK, (index + 1) * BLOCK),
  )
  return (
    <div ref={gridRef} role="list" tabIndex={-1} aria-label={label} aria-busy={busy} className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} size={block.length} startsNear={index < SHOWN_AT_FIRST}>
          {() =>
            block.map((item, at) => (
              <div
                key={item.id}
                role="listitem"
                className={styles.card}
                aria-setsize={total && !total.isMore ? total.count : -1}
                aria-posinset={index * BLOCK + at + 1}
              >
                {renderCard(item)}
              </div>
            ))
          }
        </Block>
      ))}
    </div>
  )
}

function Block({ size, startsNear, children }: { size: number; startsNear: boolean; children: () => ReactNode }) {
  const { ref, isNear, height } = useNearViewport<HTMLDivElement>(MARGIN, startsNear)
  if (isNear) {
    return (
      <div ref={ref} role="presentation" className={styles.block}>
        {children()}
      </div>
    )
  }
  const space = height === null ? { '--cards': size } : { height }
  return <div ref={ref} role="presentation" className={styles.placeholder} style={space} />
}
