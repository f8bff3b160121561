import { type Kysely } from 'kysely'
import { type Database } from './schema/database.ts'

/** A callback inside of another's transaction. A throw rolls it back. */
export type InTransaction = (trx: Kysely<Database>) => Promise<void>

/**
 * Checked in a transaction before it stores what a lease allows: whether this process still has the lease. No other process takes it over
 * until the transaction ends.
 */
export type LeaseCheck = (trx: Kysely<Database>) => Promise<boolean>
