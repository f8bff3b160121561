import { type Stripe } from 'stripe'

/** Maximum number of entries read from a list; no user has more of anything. */
const MOST = 1_000

/** All entries of a Stripe list, in pages of its `limit`. Throws Stripe's errors. */
export function readAll<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  return list.autoPagingToArray({ limit: MOST })
}
