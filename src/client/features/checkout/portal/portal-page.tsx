import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { CheckoutLayout } from '../checkout-layout.tsx'
import { PortalCard } from './portal-card.tsx'
import { PortalInvoices } from './portal-invoices.tsx'
import { PortalPlan } from './portal-plan.tsx'

const TITLE = 'Manage your subscription'

/** The sandbox's version of the payment provider's portal. */
export function PortalPage({ portalId }: { portalId: string }) {
  const portal = trpc.subscription.sandbox.portal.useQuery({ portalId })
  if (portal.isPending) {
    // The heading is rendered while loading, because it takes the focus after the navigation.
    return (
      <CheckoutLayout title={TITLE}>
        <p className="hl-hidden">Loading...</p>
        <SkeletonBars widths={[86, 58, 71]} />
      </CheckoutLayout>
    )
  }
  if (portal.isError) {
    const failure = readFailure(portal.error)
    const retry = failure.status === 404 ? undefined : () => void portal.refetch()
    return (
      <CheckoutLayout title={TITLE}>
        <ErrorState title="This page did not open" {...failure} onRetry={retry}>
          <div>
            <ButtonLink to="/profile" variant="default">
              Back to Profile
            </ButtonLink>
          </div>
        </ErrorState>
      </CheckoutLayout>
    )
  }
  const { data } = portal
  return (
    <CheckoutLayout
      title={TITLE}
      sub="Test payments: no card is charged."
      aside={<PortalInvoices invoices={data.invoices} />}
      foot={
        <a className="hl-link hl-tap" href={data.returnUrl}>
          Back to Hookline
        </a>
      }
    >
      <PortalPlan portalId={portalId} portal={data} />
      <PortalCard portalId={portalId} portal={data} />
    </CheckoutLayout>
  )
}
