import { Link, useLocation } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { readPlanSearch } from './checkout-search.ts'

/** What a visitor can do at the checkout besides signing in. Paying first needs a provider that knows them not yet. */
export function VisitorWays() {
  const { href, search } = useLocation()
  const { data } = trpc.auth.config.useQuery()
  const { plan = 'monthly' } = readPlanSearch(search)
  return (
    <>
      <ButtonLink to="/signup" search={{ redirect: href }} variant="default" size="lg">
        Create account
      </ButtonLink>
      {data?.payments.kind === 'sandbox' && (
        <Link to="/sandbox/checkout" search={{ plan }} className="hl-link hl-tap">
          Pay first, create the account after
        </Link>
      )}
    </>
  )
}
