import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'
import { type Config } from '../../config/config.ts'
import { type Clock } from '../clock.ts'
import { type Random } from '../random.ts'
import { StartError } from '../storage.ts'
import { createEmbeddedJobs } from './embedded-jobs.ts'
import { type Jobs } from './jobs.port.ts'

/** PostgreSQL's insufficient_privilege. */
const NOT_ALLOWED = '42501'

/**
 * Opens the jobs of the configured database. `isWorker` is false for a command that only looks. Throws `StartError`
 * where pg-boss may not create its schema.
 */
export async function openJobs(
  { database }: Pick<Config, 'database'>,
  deps: { db: Kysely<Database>; clock: Clock; random: Random; owner: string; isWorker?: boolean },
): Promise<Jobs & { freeAll(): Promise<void> }> {
  if (database.kind === 'sqlite') return createEmbeddedJobs(deps)
  // Loaded only where it is used, to save memory.
  const { createPgBossJobs } = await import('./pg-boss-jobs.ts')
  try {
    const jobs = await createPgBossJobs({ ...deps, connection: { connectionString: database.url } })
    // Other processes take the jobs of a dead one within seconds.
    return { ...jobs, freeAll: async () => {} }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error
    throw new StartError(
      'The role of DATABASE_URL may not create the schema "pgboss". Let it: GRANT CREATE ON DATABASE <name> TO <role>.',
    )
  }
}
