import { type ReactNode } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'

export interface PanelQuery<Data> {
  data: Data | undefined
  error: unknown
  refetch(): unknown
}

/** Whether the server asks who the owner is. */
export function needsProof({ error }: Pick<PanelQuery<unknown>, 'error'>): boolean {
  return Boolean(error) && readFailure(error).reason === 'confirm_identity'
}

interface AdminPanelProps<Data> {
  query: PanelQuery<Data>
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
  if (needsProof(query)) return <ConfirmIdentity />
  if (data !== undefined) return children(data)
  if (!error) return <SkeletonBars widths={[40, 90, 80]} tall />
  const { message, requestId } = readFailure(error)
  return <ErrorState title={failedTitle} message={message} requestId={requestId} onRetry={() => void refetch()} />
}
