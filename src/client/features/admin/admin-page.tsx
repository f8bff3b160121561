import { Tabs } from '@mantine/core'
import { type ComponentType, Suspense } from 'react'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { useScrollActiveIntoView } from '../../ui/overlays/use-scroll-active-into-view.ts'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './admin-page.module.css'
import { ADMIN_TABS, type AdminTab } from './admin-search.ts'

/** The name and the content of each tab. */
const TABS: Record<AdminTab, { label: string; Content: ComponentType }> = {
  people: {
    label: 'People',
    Content: lazyComponent(() => import('./people/people-tab.tsx').then((module) => module.PeopleTab)),
  },
  providers: {
    label: 'Providers',
    Content: lazyComponent(() => import('./providers/providers-tab.tsx').then((module) => module.ProvidersTab)),
  },
  work: {
    label: 'Work',
    Content: lazyComponent(() => import('./work/work-tab.tsx').then((module) => module.WorkTab)),
  },
  storage: {
    label: 'Storage',
    Content: lazyComponent(() => import('./storage/storage-tab.tsx').then((module) => module.StorageTab)),
  },
  about: {
    label: 'About',
    Content: lazyComponent(() => import('./about/about-tab.tsx').then((module) => module.AboutTab)),
  },
}

interface AdminPageProps {
  tab: AdminTab
  onTab(tab: AdminTab): void
}

/** The pages of this server's owner. The URL contains the tab. */
export function AdminPage({ tab, onTab }: AdminPageProps) {
  const tabsRef = useScrollActiveIntoView<HTMLDivElement>(tab)
  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Dashboard" title="This server" sub="What runs here, for its owner alone" withRule={false} />
      <Tabs
        value={tab}
        keepMounted={false}
        activateTabWithKeyboard={false}
        onChange={(value) => onTab(ADMIN_TABS.find((name) => name === value) ?? ADMIN_TABS[0])}
      >
        <Tabs.List ref={tabsRef} aria-label="Parts of the server">
          {ADMIN_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {TABS[name].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ADMIN_TABS.map((name) => {
          const { Content } = TABS[name]
          return (
            <Tabs.Panel key={name} value={name} className={styles.panel ?? ''}>
              <Suspense fallback={<SkeletonBars widths={[40, 90, 80]} tall />}>
                <Content />
              </Suspense>
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </PageMain>
  )
}
