import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

export type CustomerRepository = ReturnType<typeof createCustomerRepository>

/** Which customers of the payment provider are which users, and which checkouts were turned into a subscription. */
export function createCustomerRepository(db: Kysely<Database>) {
  return {
    /** Notes that a customer is a user's. Nothing happens when it is somebody's already. */
    async insert(customerId: string, userId: string, now: Date): Promise<void> {
      await db
        .insertInto('payment_customers')
        .values({ customer_id: customerId, user_id: userId, created_at: instant.encode(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async findUserId(customerId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('payment_customers')
        .select('user_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return row?.user_id
    },

    /** The customers of a user, the newest first. */
    async findAll(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('payment_customers')
        .select('customer_id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('customer_id')
        .execute()
      return rows.map((row) => row.customer_id)
    },

    /** Claims a checkout for a user. Returns whose it is now: the first claim stands. */
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

    /** Everything kept of a user as a customer, for their export. */
    async exportOf(userId: string) {
      const customers = await db
        .selectFrom('payment_customers')
        .select(['customer_id as customerId', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .execute()
      const checkouts = await db
        .selectFrom('checkout_claims')
        .select(['session_id as sessionId', 'claimed_at as claimedAt'])
        .where('user_id', '=', userId)
        .execute()
      return { customers, checkouts }
    },
  }
}
