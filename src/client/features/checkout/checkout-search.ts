import { type Plan, PLANS } from '../../../shared/features/subscription/subscription.constants.ts'

// What these readers leave out is named as undefined: the router lets through what a page does not speak of.

/** What the addresses around a payment may carry. */
export interface CheckoutSearch {
  plan?: Plan | undefined
}

/** Reads the plan of an address: yearly in any letter case is yearly, anything else that stands there is monthly. */
export function readPlanSearch({ plan }: Record<string, unknown>): CheckoutSearch {
  if (plan === undefined) return { plan: undefined }
  const written = typeof plan === 'string' ? plan.trim().toLowerCase() : ''
  return { plan: PLANS.find((name) => name === written) ?? 'monthly' }
}

/** What the payment provider puts into an address. */
export interface SessionSearch {
  session_id?: string | undefined
}

/** Reads the reference that the payment provider put into an address; an empty one is none. */
export function readSessionSearch({ session_id: id }: Record<string, unknown>): SessionSearch {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
  return { session_id: text === '' ? undefined : text }
}

/** What the provider's form adds when it comes back from a page of a bank; what else it adds is left out. */
export interface ReturnSearch {
  redirect_status?: string | undefined
}

/** Reads how a payment went that led over another page; an address of any other origin has nothing of it. */
export function readReturnSearch({ redirect_status: status }: Record<string, unknown>): ReturnSearch {
  return { redirect_status: typeof status === 'string' && status !== '' ? status : undefined }
}
