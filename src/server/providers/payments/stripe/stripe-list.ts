import { type Stripe } from 'stripe'

/** More than any user has of anything that is listed; a longer list is read no further. */
const MOST = 1_000

/** Everything in a list of Stripe's, page after page of the given `limit`. Throws Stripe's errors. */
export function readAll<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  return list.autoPagingToArray({ limit: MOST })
}
