import { type Stripe } from 'stripe'
import { type Clock } from '../../../runtime/clock.ts'
import { type Plan, PLANS } from '../../../../shared/features/subscription/subscription.constants.ts'
import { MARK } from './stripe-portal.ts'
import { readAll } from './stripe-list.ts'
import { type StripeAccess } from './stripe-settings.ts'

/** Milliseconds for which the addresses are cached, and for which a failure is. */
const KEEP_MS = 10 * 60_000
const FAILURE_MS = 10_000
const STRIPE_HOST = 'buy.stripe.com'

/**
 * Finds the Payment Links that `npm run stripe:setup` created, with the first request for one. Returns the address of a
 * plan's link; undefined where there is none. Needs no session, so Stripe is asked at most once in ten minutes, and
 * once in ten seconds after a failure.
 */
export function createGuestLinks(stripe: Stripe, { apiBase }: StripeAccess, clock: Clock) {
  let kept: { until: number; links: Promise<Map<Plan, string>> } | undefined

  async function findAll(): Promise<Map<Plan, string>> {
    const all = await readAll(stripe.paymentLinks.list({ active: true, limit: 100 }))
    const links = new Map<Plan, string>()
    for (const plan of PLANS) {
      const url = all.find(({ metadata }) => metadata[MARK] === plan)?.url
      if (url && isOfStripe(url, apiBase)) links.set(plan, url)
    }
    return links
  }

  return async function find(plan: Plan): Promise<string | undefined> {
    const now = clock.now().getTime()
    if (!kept || now >= kept.until) {
      const asked = { until: now + KEEP_MS, links: findAll() }
      kept = asked
      asked.links.catch(() => (asked.until = clock.now().getTime() + FAILURE_MS))
    }
    return (await kept.links).get(plan)
  }
}

/** Accepts only addresses at Stripe, or at the local server that replaces it. */
function isOfStripe(url: string, apiBase: URL | undefined): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, host } = new URL(url)
  return (protocol === 'https:' && host === STRIPE_HOST) || (protocol === apiBase?.protocol && host === apiBase.host)
}
