import { type Plan, PLANS } from '../../../shared/features/subscription/subscription.constants.ts'

/** What the addresses around a payment may carry. */
export interface CheckoutSearch {
  plan?: Plan
}

/** Reads the plan of an address; anything unexpected is left out. */
export function readPlanSearch({ plan }: Record<string, unknown>): CheckoutSearch {
  const known = PLANS.find((name) => name === plan)
  return known ? { plan: known } : {}
}

/** What the payment provider puts into an address. */
export interface SessionSearch {
  session_id?: string
}

/** Reads the reference that the payment provider put into an address; an empty one is left out. */
export function readSessionSearch({ session_id: id }: Record<string, unknown>): SessionSearch {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
  return text === '' ? {} : { session_id: text }
}
