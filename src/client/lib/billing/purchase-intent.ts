import { PLANS, type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { readStored, writeStored } from '../browser/browser-storage.ts'

const PLAN_KEY = 'selectedPlan'
const PAID_KEY = 'pendingSubscriptionSession'

/** Stores the plan that a visitor has chosen until they have an account. */
export function rememberPlan(plan: Plan): void {
  writeStored(PLAN_KEY, plan)
}

/** Stores the session id of a paid checkout until a user signs in and claims it. Null removes it. */
export function rememberPaid(sessionId: string | null): void {
  writeStored(PAID_KEY, sessionId)
}

/** Returns the session id of the paid checkout that is not claimed yet, or null. */
export function readPaid(): string | null {
  return readStored(PAID_KEY)
}

/**
 * Returns the next page of a visitor who has signed in to subscribe: the claim of a paid checkout, else the checkout of the
 * chosen plan, else null. Removes both stored values. Source: docs/product-rules.md#navigation.
 */
export function takePurchase(): string | null {
  const paid = readPaid()
  const plan = PLANS.find((one) => one === readStored(PLAN_KEY))
  writeStored(PAID_KEY, null)
  writeStored(PLAN_KEY, null)
  if (paid) return `/subscription-success?session_id=${encodeURIComponent(paid)}`
  return plan ? `/checkout?plan=${plan}` : null
}
