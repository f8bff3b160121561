import { type ReactNode } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'

interface AdminPanelProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch(): unknown }
  /** Title of the error when nothing could be loaded. */
  failedTitle: string
  children(data: Data): ReactNode
}

/**
 * Shows what a query of the owner's pages answered: the data, bars while it loads, the error, or the form that confirms who
 * the owner is, also where older data are there.
 */
export function AdminPanel<Data>({ query, failedTitle, children }: AdminPanelProps<Data>) {
  const { data, error, refetch } = query
  const failure = error ? readFailure(error) : undefined
  if (failure?.reason === 'confirm_identity') return <ConfirmIdentity />
  if (data !== undefined) return children(data)
  if (!failure) return <SkeletonBars widths={[40, 90, 80]} tall />
  const { message, requestId } = failure
  return <ErrorState title={failedTitle} message={message} requestId={requestId} onRetry={() => void refetch()} />
}
