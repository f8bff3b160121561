import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { type Failure } from '../../lib/api/failure.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useNearViewport } from '../../lib/browser/use-near-viewport.ts'

/** Distance from the end of the list, in pixels, within which the next page is loaded. */
const MARGIN = 1_600

interface LoadMoreProps {
  busy: boolean
  failure: Failure | null
  failureTitle: string
  onLoad(): void
}

/** Loads the next page when the end of the list is near, or by its button. */
export function LoadMore({ busy, failure, failureTitle, onLoad }: LoadMoreProps) {
  const { ref, isNear } = useNearViewport<HTMLDivElement>(MARGIN, false)
  const isWanted = isNear && !busy && !failure
  useEffect(() => {
    if (isWanted) onLoad()
  }, [isWanted, onLoad])

  return (
    <div ref={ref}>
      {failure ? (
        <ErrorState title={failureTitle} {...failure} onRetry={onLoad} />
      ) : (
        <Button variant="default" data-busy={busy || undefined} onClick={() => !busy && onLoad()}>
          {busy ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
