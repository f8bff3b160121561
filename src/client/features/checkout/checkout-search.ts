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

/** What the provider's form adds when it comes back from a page of a bank; what else it adds is left out. */
export interface ReturnSearch {
  redirect_status?: string
}

/** Reads how a payment went that led over another page; an address of any other origin has nothing of it. */
export function readReturnSearch({ redirect_status: status }: Record<string, unknown>): ReturnSearch {
  return typeof status === 'string' && status !== '' ? { redirect_status: status } : {}
}
