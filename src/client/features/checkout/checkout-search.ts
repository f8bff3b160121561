import { type Plan, PLANS } from '../../../shared/features/subscription/subscription.constants.ts'

// Missing parameters are set to undefined, because the router keeps raw parameters that are not overwritten.

/** Search parameters of the checkout pages. */
export interface CheckoutSearch {
  plan?: Plan | undefined
}

/** Reads the plan: `yearly` in any letter case, else monthly for any other value. */
export function readPlanSearch({ plan }: Record<string, unknown>): CheckoutSearch {
  if (plan === undefined) return { plan: undefined }
  const written = typeof plan === 'string' ? plan.trim().toLowerCase() : ''
  return { plan: PLANS.find((name) => name === written) ?? 'monthly' }
}

/** Search parameters that the payment provider adds. */
export interface SessionSearch {
  session_id?: string | undefined
}

/** Reads the session id that the payment provider adds. An empty one becomes undefined. */
export function readSessionSearch({ session_id: id }: Record<string, unknown>): SessionSearch {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
  return { session_id: text === '' ? undefined : text }
}

/** Search parameters after a redirect back from a bank. */
export interface ReturnSearch {
  redirect_status?: string | undefined
}

/** Reads the result of a payment with a redirect. */
export function readReturnSearch({ redirect_status: status }: Record<string, unknown>): ReturnSearch {
  return { redirect_status: typeof status === 'string' && status !== '' ? status : undefined }
}
