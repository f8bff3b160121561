import { useEffect, useRef, useState } from 'react'
import type { LibraryCounts, LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { HandoverDialogs } from '../../components/video/handover/handover-dialogs.tsx'
import { useHandover } from '../../components/video/handover/use-handover.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { StatRow } from '../../ui/data/stat-row.tsx'
import { type ItemFilter } from './cached-items.ts'
import { CardGrid } from './items/card-grid.tsx'
import { CardSkeletons } from './items/card-skeletons.tsx'
import { EmptyItems } from './empty-items.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ItemCard } from './items/item-card.tsx'
import { ItemDialogs, type OpenItem } from './items/item-dialogs.tsx'
import { itemCount, type ItemTotal, computeTotal } from './item-total.ts'
import styles from './items-tab.module.css'
import { type LibrarySearch } from './library-search.ts'
import { LoadMore } from './load-more.tsx'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useBulk } from './selection/use-bulk.ts'
import { useItemChanges } from './items/use-item-changes.ts'
import { useItems } from './use-items.ts'
import { useItemFromUrl } from './items/use-item-from-url.ts'
import { useSelection } from './selection/use-selection.ts'
import { VideoGroups } from './videos/video-groups.tsx'
import { useSelectionKeys } from './selection/use-selection-keys.ts'

interface ItemsTabProps {
  search: LibrarySearch
  filter: ItemFilter
  /** Counts of the whole library, and of the matching items of all types. */
  all: LibraryCounts | undefined
  found: LibraryCounts | undefined
  onSearch(change: LibrarySearch, how?: { replace: boolean }): void
  onImport(): void
}

const NOTHING: readonly LibraryItem[] = []

/** The tab with the items of the library, or only the favorites. */
export function ItemsTab({ search, filter, all, found, onSearch, onImport }: ItemsTabProps) {
  const favorites = filter.favorites === true
  const isVideos = !favorites && search.group === 'videos'
  const failedTitle = favorites ? 'Failed to fetch favorites' : 'Failed to fetch library items'
  const { items, isOld, failure, hasMore, isLoading, loadMore, retry } = useItems(filter)
  const changes = useItemChanges(filter)
  const handover = useHandover()
  const selection = useSelection(items ?? NOTHING, filter)
  const [opened, setOpened] = useState<OpenItem>(null)
  const closeLinked = (): void => {
    if (search.item !== undefined) onSearch({ item: undefined }, { replace: true })
  }
  const linked = useItemFromUrl(search.item, closeLinked)
  const open = opened ?? linked
  const gridRef = useRef<HTMLDivElement>(null)
  const chooseRef = useRef<HTMLButtonElement>(null)
  const focusRest = (): void => focusOn(gridRef.current ?? document.querySelector('h1'))
  const bulk = useBulk({ changes, selection, onRestored: focusRest })
  const total = found && computeTotal(found, filter)
  const isNarrowed = search.q !== undefined || search.type !== undefined || search.folder !== undefined
  const hasFindBar = isVideos || isNarrowed || bulk.undo !== null || (items !== undefined && items.length > 0) || !items

  function endChoosing(): void {
    selection.end()
    focusOn(chooseRef.current)
  }
  useSelectionKeys(selection, endChoosing)
  useAnnouncedCount(isNarrowed && !isVideos && items && !isOld ? total : undefined)

  return (
    <div className={styles.tab}>
      {!favorites && (all || !failure) && (
        <StatRow
          oneLine
          figures={[
            { label: 'Total Items', value: all?.total },
            { label: 'Favorites', value: all?.favorites },
            { label: 'Planned', value: all?.planned },
            { label: 'Voice Items', value: all?.voice },
          ]}
        />
      )}
      {hasFindBar && (
        <FilterBar
          search={search}
          counts={found}
          folders={all?.folders ?? []}
          withVideos={!favorites}
          canChoose={!isVideos && items !== undefined && items.length > 0}
          isChoosing={selection.isActive}
          chooseRef={chooseRef}
          undo={bulk.undo}
          onSearch={onSearch}
          onChoose={() => (selection.isActive ? endChoosing() : selection.start())}
        />
      )}
      {isVideos && <VideoGroups search={search.q} onClear={() => onSearch({ q: undefined })} />}
      {!isVideos && !items && failure && <ErrorState title={failedTitle} {...failure} onRetry={retry} />}
      {!isVideos && !items && !failure && <CardSkeletons />}
      {!isVideos && items?.length === 0 && !hasMore && (
        <EmptyItems
          search={search}
          favorites={favorites}
          onClear={() => onSearch({ q: undefined, type: undefined, folder: undefined })}
          onImport={onImport}
        />
      )}
      {!isVideos && items && items.length > 0 && (
        <CardGrid
          label="Saved items"
          items={items}
          total={total}
          busy={isOld}
          gridRef={gridRef}
          renderCard={(item) => (
            <ItemCard
              item={item}
              actions={{
                open: (what, which) => setOpened({ what, item: which }),
                toggleFavorite: (id) => bulk.forget(() => changes.toggleFavorite(id)),
                openFolder: (folder) => onSearch({ folder }),
                handover,
              }}
              choice={
                selection.isActive
                  ? { isOn: selection.has(item.id), toggle: (range) => selection.toggle(item.id, range) }
                  : null
              }
            />
          )}
        />
      )}
      {!isVideos && items && hasMore && (
        <LoadMore busy={isLoading} failure={failure} failureTitle={failedTitle} onLoad={loadMore} />
      )}
      {!isVideos && selection.isActive && (
        <SelectionBar
          selection={selection}
          folders={all?.folders.map(({ name }) => name) ?? []}
          total={total}
          bulk={bulk}
          filter={filter}
          onDone={endChoosing}
        />
      )}
      <ItemDialogs
        open={open}
        changes={{
          save: (id, edited) => bulk.forget(() => changes.save(id, edited)),
          remove: (id, alsoRecording) => bulk.forget(() => changes.remove(id, alsoRecording)),
        }}
        onOpen={(next) => {
          closeLinked()
          setOpened(next)
        }}
        onDeleted={focusRest}
        handover={handover}
      />
      <HandoverDialogs handover={handover} />
    </div>
  )
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

function useAnnouncedCount(total: ItemTotal | undefined): void {
  const words = total && itemCount(total)
  useEffect(() => {
    if (words !== undefined) announce(words)
  }, [words])
}
