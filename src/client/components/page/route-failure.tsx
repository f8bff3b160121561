import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { readPageFailure } from '../../lib/api/failure.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { PageMain } from './page-main.tsx'
import styles from './route-failure.module.css'
import { SupportLine } from '../dialogs/support-line.tsx'

/** Error page of the router. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const failure = readPageFailure(error)
  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <ErrorState
        heading="h1"
        {...failure}
        // The boundary may render the old match once more while the page loads, and keeps its error then: it is reset after it.
        onRetry={() => void router.invalidate().then(() => setTimeout(reset))}
      >
        <SupportLine beside={failure.message} />
      </ErrorState>
    </PageMain>
  )
}
