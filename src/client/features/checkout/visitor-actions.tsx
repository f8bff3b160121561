import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { useIntroOffer } from '../../lib/billing/intro-offer.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { readPlanSearch } from './checkout-search.ts'

const LINK = 'hl-link hl-tap'
const PAY_FIRST = 'Pay first, create the account after'
/** Guests pay the full price: without an account it is unknown who has already used the introductory offer. */
const NEEDS_ACCOUNT = `The ${formatPrice(PRICE_CENTS.introMonth)} first month needs an account.`

/** Actions for a visitor at the checkout besides signing in: none where not everyone may sign up. */
export function VisitorActions() {
  const { href, search } = useLocation()
  const { plan = 'monthly' } = readPlanSearch(search)
  const { isOpen } = useHost()
  if (!isOpen) return null
  return (
    <>
      <ButtonLink to="/signup" search={{ redirect: href }} variant="default" size="lg">
        Create account
      </ButtonLink>
      <PayFirst plan={plan} />
    </>
  )
}

/** A link to the provider's checkout page, if it has one. */
function PayFirst({ plan }: { plan: Plan }) {
  const { data, error, isFetching, refetch } = trpc.subscription.guestCheckout.useQuery({ plan })
  const introOffer = useIntroOffer()
  if (error) {
    return (
      <>
        <output className="hl-small hl-text-2">
          Paying without an account does not work right now. {readFailure(error).message}
        </output>
        <Button variant="default" disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </>
    )
  }
  if (!data?.url) return null
  return (
    <div>
      {/* The sandbox's checkout is a page of this app. */}
      {data.url.startsWith('/') ? (
        <Link to="/sandbox/checkout" search={{ plan }} className={LINK}>
          {PAY_FIRST}
        </Link>
      ) : (
        <a href={data.url} className={LINK}>
          {PAY_FIRST}
        </a>
      )}
      {plan === 'monthly' && introOffer && <p className="hl-small hl-text-2">{NEEDS_ACCOUNT}</p>}
    </div>
  )
}
