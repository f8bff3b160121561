import type { Kysely } from 'kysely'
import type { Database } from './schema/database.ts'

/** A callback inside of a caller's transaction. A throw rolls it back. */
export type InTransaction = (trx: Kysely<Database>) => Promise<void>

/**
 * Checks in a transaction, before it stores anything, whether this process still has the lease. No other process takes
 * the lease until the transaction ends.
 */
export type LeaseCheck = (trx: Kysely<Database>) => Promise<boolean>
