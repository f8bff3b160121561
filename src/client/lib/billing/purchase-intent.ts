import { PLANS, type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { readStored, writeStored } from '../browser/browser-storage.ts'

const PLAN_KEY = 'selectedPlan'
const PAID_KEY = 'pendingSubscriptionSession'

/** Remembers the plan that a visitor has chosen until there is an account. */
export function rememberPlan(plan: Plan): void {
  writeStored(PLAN_KEY, plan)
}

/** Stores a paid checkout until a user signs in to claim it; null clears it. */
export function rememberPaid(sessionId: string | null): void {
  writeStored(PAID_KEY, sessionId)
}

/** The paid checkout that waits to be claimed, or null. */
export function readPaid(): string | null {
  return readStored(PAID_KEY)
}

/**
 * The next page for a visitor who wanted to subscribe, once signed in: a paid checkout that waits to be claimed, else the
 * checkout of the chosen plan. Forgets both. Null where there is neither. Source: docs/product-rules.md#navigation.
 */
export function takePurchase(): string | null {
  const paid = readPaid()
  const plan = PLANS.find((one) => one === readStored(PLAN_KEY))
  writeStored(PAID_KEY, null)
  writeStored(PLAN_KEY, null)
  if (paid) return `/subscription-success?session_id=${encodeURIComponent(paid)}`
  return plan ? `/checkout?plan=${plan}` : null
}
