import { z } from 'zod'

/**
 * `GET /api/subscription/status`. `hasActiveSubscription` is the only test of access; `status` is shown, never compared.
 * `nextBillingDate` is an ISO 8601 instant. Source: spec section 3, decisions 5.
 */
export const SubscriptionStatus = z.object({
  hasActiveSubscription: z.boolean(),
  status: z.string(),
  plan: z.enum(['monthly', 'yearly']).nullable(),
  nextBillingDate: z.iso.datetime().nullable(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
