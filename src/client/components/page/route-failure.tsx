import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { readPageFailure } from '../../lib/api/failure.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { PageMain } from './page-main.tsx'
import styles from './route-failure.module.css'
import { SupportLine } from '../dialogs/support-line.tsx'

/** The router's error page. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const failure = readPageFailure(error)

  async function retry(): Promise<void> {
    // Loaders would join a request that is already running. It may have started with the failed load and may be about to fail
    // too.
    await queryClient.cancelQueries({ predicate: ({ state }) => state.data === undefined })
    await router.invalidate()
    reset()
  }

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <ErrorState heading="h1" {...failure} onRetry={() => void retry()}>
        <SupportLine beside={failure.message} />
      </ErrorState>
    </PageMain>
  )
}
