import { createHash } from 'node:crypto'
import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type PaymentAccount } from '../../../shared/features/subscription/subscription.constants.ts'

export type CustomerRepository = ReturnType<typeof createCustomerRepository>

/**
 * The users of the payment provider's customers, and the checkouts that became subscriptions. Customers of another
 * `account` belong to no user; only the export shows them.
 */
export function createCustomerRepository(db: Kysely<Database>, account: PaymentAccount) {
  return {
    /** Assigns a customer to a user, unless it has one already. */
    async insert(customerId: string, userId: string, now: Date): Promise<void> {
      await db
        .insertInto('payment_customers')
        .values({ customer_id: customerId, user_id: userId, account, created_at: instant.encode(now) })
        .onConflict((conflict) =>
          conflict.column('customer_id').doUpdateSet({ account }).where('payment_customers.user_id', '=', userId),
        )
        .execute()
    },

    async delete(customerId: string): Promise<void> {
      await db.deleteFrom('payment_customers').where('customer_id', '=', customerId).execute()
    },

    /** Records the deletion of a user as a digest, for as long as events are stored. */
    async recordDeletion(userId: string, now: Date): Promise<void> {
      await db
        .insertInto('payment_events')
        .values({ id: leavingId(userId), type: 'account.leaving', received_at: instant.encode(now) })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ received_at: instant.encode(now) }))
        .execute()
    },

    /** Whether a user existed here and was deleted. False for users who never existed here, such as those of another server. */
    async wasDeleted(userId: string): Promise<boolean> {
      const noted = await db
        .selectFrom('payment_events')
        .select('id')
        .where('id', '=', leavingId(userId))
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('users').select('users.id').where('users.id', '=', userId))),
        )
        .executeTakeFirst()
      return noted !== undefined
    },

    async findUserId(customerId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('payment_customers')
        .select('user_id')
        .where('customer_id', '=', customerId)
        .where('account', '=', account)
        .executeTakeFirst()
      return row?.user_id
    },

    /** The customers of a user, the newest first. */
    async findAll(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('payment_customers')
        .select('customer_id')
        .where('user_id', '=', userId)
        .where('account', '=', account)
        .orderBy('created_at', 'desc')
        .orderBy('customer_id')
        .execute()
      return rows.map((row) => row.customer_id)
    },

    /** Claims a checkout for a user. Returns the user who has it: the first claim wins. */
    async claim(sessionId: string, userId: string, now: Date): Promise<string> {
      await db
        .insertInto('checkout_claims')
        .values({ session_id: sessionId, user_id: userId, claimed_at: instant.encode(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await db
        .selectFrom('checkout_claims')
        .select('user_id')
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
      return row.user_id
    },

    /** Whether a checkout is claimed. */
    async isClaimed(sessionId: string): Promise<boolean> {
      const claim = db.selectFrom('checkout_claims').select('user_id').where('session_id', '=', sessionId)
      return (await claim.executeTakeFirst()) !== undefined
    },

    /** All stored data of a user as a customer, for their export. */
    async exportData(userId: string) {
      const customers = await db
        .selectFrom('payment_customers')
        .select(['customer_id as customerId', 'account', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .execute()
      const checkouts = await db
        .selectFrom('checkout_claims')
        .select(['session_id as sessionId', 'claimed_at as claimedAt'])
        .where('user_id', '=', userId)
        .execute()
      const offer = await db
        .selectFrom('intro_offers')
        .select('used_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return { customers, checkouts, introOfferUsedAt: offer?.used_at ?? null }
    },
  }
}

function leavingId(userId: string): string {
  return `leaving_${createHash('sha256').update(userId).digest('base64url')}`
}
