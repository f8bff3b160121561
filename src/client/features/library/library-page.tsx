import { IconBookmark } from '@tabler/icons-react'
import { useRef } from 'react'
import { readFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { PageMain } from '../../parts/page-main.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBars } from '../../ui/skeleton-bars.tsx'
import { LibraryRow } from './library-row.tsx'
import styles from './library-page.module.css'

/** What the user has kept, newest first. */
export function LibraryPage() {
  const { data, error, refetch } = trpc.library.list.useQuery({}, { staleTime: 0 })
  const failure = error && !data ? readFailure(error) : null
  const listRef = useRef<HTMLUListElement>(null)

  function focusRest(): void {
    const rest: HTMLElement | null = listRef.current ?? document.querySelector('h1')
    rest?.focus({ preventScroll: true })
  }

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Back to Dashboard" title="Creator Library" sub="Everything you saved, newest first" />
      {failure && (
        <ErrorState
          title="Your library did not load"
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <SkeletonBars widths={[70, 60, 80, 50]} tall />}
      {data?.length === 0 && (
        <EmptyState title="No items found" reason="Save a hook, a script or a caption, and it stays here.">
          <ButtonLink to="/hook-generator" variant="default">
            Generate Hooks
          </ButtonLink>
          <ButtonLink to="/script-writer" variant="default">
            Write Scripts
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <p className="hl-small hl-text-3 hl-figures">
            <IconBookmark size={16} stroke={1.75} aria-hidden="true" className={styles.icon} /> {data.length}{' '}
            {data.length === 1 ? 'item' : 'items'}
          </p>
          <ul ref={listRef} tabIndex={-1} className={styles.list} aria-label="Saved items">
            {data.map((item) => (
              <LibraryRow key={item.id} item={item} onDeleted={focusRest} />
            ))}
          </ul>
        </>
      )}
    </PageMain>
  )
}
