import { useState } from 'react'
import { type Failure, isSignedOut } from '../../lib/failure.ts'
import { reachedLimit } from '../../lib/reached-limit.ts'
import { LimitDialog } from '../../parts/limit-dialog.tsx'
import { MessageDialog } from '../../parts/message-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** Why a generation did not happen: a dialog that says it once, and the same on the page for as long as it holds. */
export function RunFailure({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  const [open, setOpen] = useState(!isSignedOut(failure))
  const [limit] = useState(() => reachedLimit(failure, new Date()))
  const close = (): void => setOpen(false)

  // Trying again does not help where an allowance is used up.
  if (limit) {
    return (
      <>
        <ErrorState title={limit.title} message={limit.renewal ?? limit.message} />
        <LimitDialog open={open} limit={limit} onClose={close} />
      </>
    )
  }
  const { title, message } = explain(failure)
  return (
    <>
      <ErrorState title={title} message={message} requestId={failure.requestId} onRetry={onRetry} />
      <MessageDialog open={open} title={title} message={message} requestId={failure.requestId} onClose={close} />
    </>
  )
}

function explain(failure: Failure): { title: string; message: string } {
  if (!isSignedOut(failure)) return { title: 'Generation Failed', message: failure.message }
  return { title: 'Authentication Required', message: 'Please refresh the page or sign in again to continue.' }
}
