import { type Stripe } from 'stripe'

/** More than anybody has of anything we ask for; a list that continues is read no further. */
const MOST = 1_000

/** Everything in a list of Stripe's, page after page of the `limit` that was asked for. Throws Stripe's errors. */
export function readAll<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  return list.autoPagingToArray({ limit: MOST })
}
