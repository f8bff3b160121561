import { Button } from '@mantine/core'
import { focusManager } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NOT_PAID_YET } from '../../../../shared/features/subscription/subscription.constants.ts'
import { isMaskedEmail } from '../../../../shared/features/subscription/subscription.rules.ts'
import { type Failure, readFailure } from '../../../lib/api/failure.ts'
import { rememberPaid } from '../../../lib/billing/purchase-intent.ts'
import { START_PAGE } from '../../../lib/session/start-page.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { useMutationOnMount } from '../../../lib/api/use-mutation-on-mount.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { SupportLine } from '../../../components/dialogs/support-line.tsx'
import { useSignOut } from '../../../components/navigation/use-sign-out.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { planTitle } from '../order-terms.ts'
import { ReturnLayout } from './return-layout.tsx'

const WELCOME_MS = 2_000
const UNCONFIRMED = 'unconfirmed' as const
/** Shown when the plan is unknown. */
const SOME_PLAN = 'Premium'
/** HTTP statuses that a retry cannot change: the session is unknown, has no subscription, or is claimed by another user. */
const FINAL: ReadonlySet<number> = new Set([400, 404, 409])

/** Whether a retry is pointless. A payment that has not arrived yet is a 409 too, but a retry can succeed. */
function isFinal({ status, reason }: Failure): boolean {
  return FINAL.has(status) && reason !== 'payment_pending'
}

/** Activates a plan after its payment. Asks a visitor to create an account first. */
export function SubscriptionReturnPage({ sessionId }: { sessionId: string }) {
  const { user } = useSession()
  return user ? <Activation sessionId={sessionId} userId={user.id} /> : <Invitation sessionId={sessionId} />
}

function Activation({ sessionId, userId }: { sessionId: string; userId: string }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const { data, error, isPending, run } = useMutationOnMount(`${sessionId} ${userId}`, async () => {
    rememberPaid(null)
    const answer = await withSignIn(() => utils.client.subscription.activate.mutate({ sessionId })).catch(
      (error: unknown) => {
        if (readFailure(error).reason !== 'unverified_email') throw error
        rememberPaid(sessionId)
        return UNCONFIRMED
      },
    )
    if (answer === UNCONFIRMED) return UNCONFIRMED
    void utils.subscription.usage.invalidate()
    const status = await utils.subscription.status.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
    return { message: answer.message, plan: status?.plan }
  })
  // `error` contains the failure.
  const retry = (): void => void run().catch(() => undefined)
  const welcome = data !== undefined && data !== UNCONFIRMED
  const failure = error && readFailure(error)
  const passing = failure !== null && !isFinal(failure)

  useEffect(() => {
    if (passing) rememberPaid(sessionId)
  }, [passing, sessionId])

  useEffect(() => {
    if (!welcome) return
    const timer = setTimeout(() => void navigate({ to: START_PAGE, replace: true }), WELCOME_MS)
    return () => clearTimeout(timer)
  }, [welcome, navigate])

  const unconfirmed = data === UNCONFIRMED
  useEffect(() => {
    if (!unconfirmed) return
    // The mailed link opens in another tab. This tab retries when it gets the focus.
    return focusManager.subscribe((isFocused) => {
      if (isFocused) run().catch(() => undefined)
    })
  }, [unconfirmed, run])

  if (unconfirmed) {
    return (
      <ConfirmAddress
        onRetry={() =>
          run().then(
            (again) =>
              again === UNCONFIRMED ? 'Your address is not confirmed yet. Open the link in the mail first.' : '',
            (failed: unknown) => readFailure(failed).message,
          )
        }
      />
    )
  }
  if (data) {
    return (
      <ReturnLayout title="Welcome to Premium" sub={data.message} plan={data.plan ? planTitle(data.plan) : SOME_PLAN}>
        <ButtonLink to={START_PAGE} replace size="lg">
          Start creating
        </ButtonLink>
      </ReturnLayout>
    )
  }
  if (failure?.reason === 'payment_pending' && !isPending) return <PaymentPending onRetry={retry} />
  if (error && !isPending) {
    return <ReturnFailure title="Failed to activate subscription" error={error} onRetry={retry} mayLeave />
  }
  return <ReturnLayout title="Activating your subscription" sub="This takes a moment." state="loading" />
}

function Invitation({ sessionId }: { sessionId: string }) {
  const utils = trpc.useUtils()
  const { data, error, isPending, run } = useMutationOnMount(sessionId, async () => {
    const owner = await utils.client.subscription.verify.mutate({ sessionId })
    if (!isMaskedEmail(owner.customerEmail)) rememberPaid(sessionId)
    return owner
  })
  if (data && isMaskedEmail(data.customerEmail)) {
    return (
      <ReturnLayout
        title="This plan belongs to an account"
        sub={`It is the account of ${data.customerEmail}. Sign in to it, and everything is there.`}
        plan={SOME_PLAN}
      >
        <ButtonLink to="/login" size="lg">
          Sign In
        </ButtonLink>
      </ReturnLayout>
    )
  }
  if (data) {
    const search = data.customerEmail ? { email: data.customerEmail } : {}
    return (
      <ReturnLayout
        title="One step left"
        plan={SOME_PLAN}
        sub={`Create your account${data.customerEmail && ` with ${data.customerEmail}`}, or sign in to it, and your subscription starts there.`}
      >
        <div className="hl-row">
          <ButtonLink to="/signup" search={search} size="lg">
            Create Account
          </ButtonLink>
          <ButtonLink to="/login" search={search} variant="default" size="lg">
            Sign In
          </ButtonLink>
        </div>
      </ReturnLayout>
    )
  }
  if (error && !isPending) {
    return (
      <ReturnFailure
        title="Failed to verify subscription"
        error={error}
        onRetry={() => void run().catch(() => undefined)}
      />
    )
  }
  return <ReturnLayout title="Looking for your payment" sub="This takes a moment." state="loading" />
}

/** Shown for delayed payment methods, such as bank debits. */
function PaymentPending({ onRetry }: { onRetry(): void }) {
  return (
    <ReturnLayout
      title="Your payment is on its way"
      sub={`${NOT_PAID_YET} This browser keeps it for you: come back to this page then, and your subscription starts.`}
      plan={SOME_PLAN}
    >
      <div className="hl-row">
        <Button size="lg" onClick={onRetry}>
          Check again
        </Button>
        <ButtonLink to={START_PAGE} variant="default" size="lg">
          Go to Dashboard
        </ButtonLink>
      </div>
      <SupportLine beside="" />
    </ReturnLayout>
  )
}

interface ReturnFailureProps {
  title: string
  error: Error
  onRetry(): void
  /** Whether the user can switch the account. */
  mayLeave?: boolean
}

function ReturnFailure({ title, error, onRetry, mayLeave = false }: ReturnFailureProps) {
  const signOut = useSignOut()
  const failure = readFailure(error)
  const { message } = failure
  const final = isFinal(failure)
  return (
    <ReturnLayout title={title} sub="Nothing that you paid is lost." state="failed">
      <div role="alert">
        <FieldError>{message}</FieldError>
        <SupportLine beside={message} />
      </div>
      <div className="hl-row">
        {!final && (
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
        )}
        {(final || !mayLeave) && (
          <ButtonLink to="/pricing" variant={final ? 'filled' : 'default'} size="lg">
            Back to pricing
          </ButtonLink>
        )}
        {mayLeave && (
          <Button variant="default" size="lg" onClick={() => void signOut()}>
            Switch Account
          </Button>
        )}
        {final && !mayLeave && (
          <ButtonLink to="/login" variant="default" size="lg">
            Sign In
          </ButtonLink>
        )}
      </div>
    </ReturnLayout>
  )
}
