import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { type Failure } from '../../lib/api/failure.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useNearView } from '../../lib/browser/use-near-view.ts'

/** Pixels before the end at which the next page is loaded. */
const MARGIN = 1_600

interface LoadMoreProps {
  busy: boolean
  failure: Failure | null
  failureTitle: string
  onLoad(): void
}

/** The end of what is loaded so far: coming near it loads more, and so does its button. */
export function LoadMore({ busy, failure, failureTitle, onLoad }: LoadMoreProps) {
  const { ref, isNear } = useNearView<HTMLDivElement>(MARGIN, false)
  const isWanted = isNear && !busy && !failure
  useEffect(() => {
    if (isWanted) onLoad()
  }, [isWanted, onLoad])

  return (
    <div ref={ref}>
      {failure ? (
        <ErrorState title={failureTitle} message={failure.message} requestId={failure.requestId} onRetry={onLoad} />
      ) : (
        <Button variant="default" data-busy={busy || undefined} onClick={() => !busy && onLoad()}>
          {busy ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
