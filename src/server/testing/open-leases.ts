import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type Clock } from '../runtime/clock.ts'
import { createLeases } from '../runtime/leases.ts'
import { createLeasesRepository } from '../runtime/leases.repository.ts'

/** The leases of one process on a database; another `owner` is another process. */
export function openLeases(db: Kysely<Database>, clock: Clock, owner = 'this process') {
  const report = (error: unknown): never => {
    throw error
  }
  return createLeases({ repository: createLeasesRepository(db), owner, clock, report })
}
