import { useState } from 'react'
import { type Failure, isDeclined, isSignedOut } from '../../../lib/api/failure.ts'
import { reachedLimit } from '../../../lib/billing/reached-limit.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { ResendVerification } from '../../account/resend-verification.tsx'
import { LimitDialog } from '../../dialogs/limit-dialog.tsx'
import { MessageDialog } from '../../dialogs/message-dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { DeclinedTopic } from './unwritten-card.tsx'

interface RunFailureProps {
  failure: Failure
  title?: string
  /** Whether the failure is shown on the page. */
  onPage?: boolean
  /** Whether it is also shown in a dialog. Used-up allowances always have one. */
  withDialog: boolean
  onRetry(): void
}

/** Shows why a generation failed: on the page, and once in a dialog if the tool uses one. */
export function RunFailure({
  failure,
  title: name = 'Generation Failed',
  onPage = true,
  withDialog,
  onRetry,
}: RunFailureProps) {
  const [open, setOpen] = useState(!isSignedOut(failure))
  const [failedAt] = useState(() => new Date())
  const { data: usage } = trpc.subscription.usage.useQuery(undefined, { enabled: failure.status === 403 })
  const limit = reachedLimit(failure, failedAt, usage?.hasActiveSubscription)
  const close = (): void => setOpen(false)

  if (isDeclined(failure)) return <DeclinedTopic message={failure.message} />
  // A used-up allowance has no retry.
  if (limit) {
    const { title, message, renewal = message, resend } = limit
    return (
      <>
        <ErrorState title={title} message={renewal} onRetry={resend ? onRetry : undefined}>
          {resend && <ResendVerification variant="default" label="Send again" />}
        </ErrorState>
        <LimitDialog open={open} limit={limit} onClose={close} />
      </>
    )
  }
  const { title, message } = explain(failure, name)
  return (
    <>
      {onPage && <ErrorState title={title} message={message} requestId={failure.requestId} onRetry={onRetry} />}
      <MessageDialog
        open={open && withDialog}
        title={title}
        message={message}
        requestId={failure.requestId}
        onClose={close}
      />
    </>
  )
}

function explain(failure: Failure, name: string): { title: string; message: string } {
  if (!isSignedOut(failure)) return { title: name, message: failure.message }
  return { title: 'Authentication Required', message: 'Please refresh the page or sign in again to continue.' }
}
