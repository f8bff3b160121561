import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { PAST_DUE_GRACE_MS } from '../../../shared/features/subscription/subscription.constants.ts'

/**
 * How many subscriptions go on for which people pay: not those of the sandbox, nor of Stripe's test keys. One of which nothing was heard for 7 days
 * after its period counts no more.
 */
export async function countLiveSubscriptions(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account', '=', 'stripe:live')
    .where('status', 'in', ['active', 'trialing', 'past_due', 'unpaid', 'paused'])
    .where('period_end', '>', instant.encode(new Date(now.getTime() - PAST_DUE_GRACE_MS)))
    .executeTakeFirstOrThrow()
  return Number(count)
}
