import { useHydrated } from '@tanstack/react-router'
import { useId } from 'react'
import type { Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { rememberPlan } from '../../lib/billing/purchase-intent.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { PriceCard } from '../../components/billing/price-card.tsx'
import { StartLink } from '../../components/account/start-link.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import styles from './pricing.module.css'

const { free } = ALLOWANCE

/** Both plans with their prices and terms. Source: docs/product-rules.md#plans. */
export function Pricing() {
  return (
    <section className={`hl-wrap hl-later ${styles.section}`}>
      <h2 id="pricing" tabIndex={-1}>
        Pricing
      </h2>
      <p className="hl-lead">
        Start free with {free.prompts.limit} AI prompts a day and {free.speechCharacters.limit.toLocaleString('en-US')}{' '}
        TTS characters a month. Subscribe when you need more.
      </p>
      <div className={styles.cards}>
        <PriceCard plan="monthly" heading="h3" action={SubscribeLink} />
        <PriceCard plan="yearly" heading="h3" action={SubscribeLink} />
      </div>
    </section>
  )
}

/**
 * A link for visitors to the sign-up, which remembers the plan, and for users to the checkout. Its accessible name includes the
 * plan, because there are two of these links.
 */
function SubscribeLink({ plan, titleId }: { plan: Plan; titleId: string }) {
  const id = useId()
  const hydrated = useHydrated()
  const { signedIn } = useSession()
  const remember = (): void => rememberPlan(plan)
  const look = {
    variant: plan === 'yearly' ? 'filled' : 'default',
    size: 'lg',
    fullWidth: true,
    id,
    'aria-labelledby': `${id} ${titleId}`,
  } as const

  if (hydrated && signedIn) {
    return (
      <ButtonLink to="/checkout" search={{ plan }} {...look}>
        Subscribe
      </ButtonLink>
    )
  }
  return (
    <StartLink {...look} onClick={remember} onAuxClick={remember}>
      Create Account &amp; Subscribe
    </StartLink>
  )
}
