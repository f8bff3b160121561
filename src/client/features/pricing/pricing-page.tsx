import { useHydrated } from '@tanstack/react-router'
import { PLANS } from '../../../shared/features/subscription/subscription.constants.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { PageMain } from '../../components/page/page-main.tsx'
import { PriceCard } from '../../components/billing/price-card.tsx'
import { TestPayments } from '../../components/billing/test-payments.tsx'
import { SiteFooter } from '../../components/frame/site-footer.tsx'
import { PlanAction } from './plan-action.tsx'
import styles from './pricing-page.module.css'
import { WhatsIncluded } from './whats-included.tsx'

/** The pricing page: both plans, what they include, and the support address. */
export function PricingPage() {
  return (
    <>
      <PageMain className={`hl-wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>Choose Your Plan</h1>
          <p className="hl-lead">Both plans have everything. Yearly costs less.</p>
        </header>
        <div className={styles.cards}>
          {PLANS.map((plan) => (
            <PriceCard key={plan} plan={plan} heading="h2" action={PlanAction} />
          ))}
        </div>
        <PaymentsNote />
        <WhatsIncluded />
        <NeedHelp />
      </PageMain>
      <SiteFooter />
    </>
  )
}

/** Only the running server knows its payment provider, so the prerendered page has a placeholder. */
function PaymentsNote() {
  const hydrated = useHydrated()
  const { data: config } = trpc.auth.config.useQuery()
  return <div className={styles.test}>{hydrated && config && <TestPayments payments={config.payments} />}</div>
}

function NeedHelp() {
  const { data: config } = trpc.auth.config.useQuery()
  return (
    <section className={`hl-surface ${styles.help}`} aria-labelledby="need-help">
      <div>
        <h2 id="need-help">Need Help?</h2>
        <p className="hl-text-2">Write to us before or after you subscribe.</p>
      </div>
      {config && (
        <a className={`hl-link hl-tap hl-break`} href={`mailto:${config.supportEmail}`}>
          {config.supportEmail}
        </a>
      )}
    </section>
  )
}
