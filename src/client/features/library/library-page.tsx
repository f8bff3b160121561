import { Tabs } from '@mantine/core'
import { type ComponentType, Suspense, useState } from 'react'
import { type PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { useScrollActiveIntoView } from '../../ui/overlays/use-scroll-active-into-view.ts'
import { type ItemFilter } from './cached-items.ts'
import { ExportMenu } from './export-menu.tsx'
import { ItemsTab } from './items-tab.tsx'
import styles from './library-page.module.css'
import { LIBRARY_TABS, type LibrarySearch, type LibraryTab } from './library-search.ts'
import { computeTotal } from './item-total.ts'
import { useCounts } from './use-items.ts'

const ImportDialog = lazyComponent(() => import('./import/import-dialog.tsx').then((module) => module.ImportDialog))
const VoiceTab = lazyComponent(() => import('./voice-tab.tsx').then((module) => module.VoiceTab))

const TAB_NAMES: Record<LibraryTab, string> = {
  library: 'Library',
  favorites: 'Favorites',
  planner: 'Planner',
  voice: 'Voice Library',
}

interface LibraryPageProps {
  search: LibrarySearch
  /** Changes the search parameters. With `replace` it replaces the history entry. */
  onSearch(change: LibrarySearch, how?: { replace: boolean }): void
  /** Renders the content of the planner's tab. */
  Planner: ComponentType<{ view: PlannerView; onView(view: PlannerView): void }>
}

/** The library: saved items, plan and recordings. The URL contains the tab and the filters. */
export function LibraryPage({ search, onSearch, Planner }: LibraryPageProps) {
  const { tab = 'library', view = 'list' } = search
  const filter = buildFilter(search)
  const { type: _type, ...untyped } = filter
  const all = useCounts()
  const found = useCounts(untyped)
  const [importing, setImporting] = useState({ open: false, wanted: false })
  const tabsRef = useScrollActiveIntoView<HTMLDivElement>(tab)
  const startImport = (): void => setImporting({ open: true, wanted: true })

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Back to Dashboard" title="Creator Library" withRule={false}>
        {all && found && all.total > 0 && (
          <div className={styles.export}>
            <ExportMenu
              variant="default"
              what={{ filter, total: computeTotal(found, filter) }}
              onImport={startImport}
            />
          </div>
        )}
      </PageHead>
      <Tabs
        value={tab}
        keepMounted={false}
        activateTabWithKeyboard={false}
        onChange={(value) =>
          onSearch({ tab: LIBRARY_TABS.find((name) => name === value), item: undefined, video: undefined })
        }
      >
        <Tabs.List ref={tabsRef} aria-label="Parts of the library">
          {LIBRARY_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {TAB_NAMES[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {(['library', 'favorites'] as const).map((name) => (
          <Tabs.Panel key={name} value={name} className={styles.panel ?? ''}>
            <ItemsTab
              search={search}
              filter={filter}
              all={all}
              found={found}
              onSearch={onSearch}
              onImport={startImport}
            />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="planner" className={styles.panel ?? ''}>
          <Suspense fallback={<SkeletonBars widths={[40, 90, 80]} tall />}>
            <Planner view={view} onView={(next) => onSearch({ view: next })} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="voice" className={styles.panel ?? ''}>
          <Suspense fallback={<SkeletonBars widths={[40, 90, 80]} tall />}>
            <VoiceTab />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <Suspense>
        {importing.wanted && (
          <ImportDialog
            open={importing.open}
            onClose={() => setImporting({ open: false, wanted: true })}
            onImported={() => {
              // The button that opened the dialog is removed with the empty state.
              if (all?.total === 0) document.querySelector('h1')?.focus({ preventScroll: true })
            }}
          />
        )}
      </Suspense>
    </PageMain>
  )
}

/** Returns the filter of a URL. The tabs of planner and recordings have no filter, so they export everything. */
function buildFilter({ tab = 'library', q, type, folder }: LibrarySearch): ItemFilter {
  if (tab === 'planner' || tab === 'voice') return {}
  return {
    ...(q !== undefined && { search: q }),
    ...(type && { type }),
    ...(folder !== undefined && { folder }),
    ...(tab === 'favorites' && { favorites: true }),
  }
}
