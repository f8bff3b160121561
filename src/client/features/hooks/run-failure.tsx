import { useState } from 'react'
import { LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { periodEnd } from '../../../shared/features/usage/usage.rules.ts'
import { ALLOWANCE, formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'
import { type Failure, isSignedOut } from '../../lib/failure.ts'
import { shortDay, timeOfDay } from '../../lib/time.ts'
import { MessageDialog } from '../../parts/message-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

interface Explained {
  title: string
  message: string
  /** When a free allowance renews. */
  note?: string
  /** Whether an allowance is used up, so that trying again does not help. */
  used: boolean
}

/** Why a generation did not happen: a dialog that says it once, and the same on the page for as long as it holds. */
export function RunFailure({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  const [open, setOpen] = useState(!isSignedOut(failure))
  const [{ title, message, note, used }] = useState(() => explain(failure, new Date()))
  return (
    <>
      <ErrorState
        title={title}
        message={note ?? message}
        requestId={used ? undefined : failure.requestId}
        onRetry={used ? undefined : onRetry}
      />
      <MessageDialog
        open={open}
        title={title}
        message={message}
        note={note}
        used={used}
        requestId={used ? undefined : failure.requestId}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function explain(failure: Failure, now: Date): Explained {
  const { free, premium } = ALLOWANCE
  if (failure.status === 403 && failure.message.includes(LIMIT_MESSAGE.daily)) {
    const price = formatPrice(PRICE_CENTS.introMonth)
    const message = `You've used all ${free.prompts.limit} free AI prompts today. Upgrade to Pro for unlimited access at just ${price}/month.`
    const note = `Your free prompts renew at ${timeOfDay(periodEnd('day', now).toISOString())}.`
    return { title: 'Daily Limit Reached', message, note, used: true }
  }
  if (failure.status === 403 && failure.message.includes(LIMIT_MESSAGE.monthly)) {
    const renewal = shortDay(periodEnd('month', now).toISOString())
    const message = `You've used all ${premium.prompts.limit.toLocaleString('en-US')} AI prompts this month. They renew on ${renewal}.`
    return { title: 'Monthly Limit Reached', message, used: true }
  }
  if (isSignedOut(failure)) {
    return {
      title: 'Authentication Required',
      message: 'Please refresh the page or sign in again to continue.',
      used: false,
    }
  }
  return { title: 'Generation Failed', message: failure.message, used: false }
}
