import { type Kysely } from 'kysely'
import { findDatabaseBytes } from '../../../db/database-size.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type Clock } from '../runtime/clock.ts'
import { type Jobs } from '../runtime/jobs/jobs.port.ts'
import { findDiskSpace } from '../runtime/disk/disk-space.ts'
import { createMeters, type Meters } from '../runtime/metrics/meters.ts'

/** Meters of this process. */
export function openMetrics({
  db,
  jobs,
  clock,
  dataDir,
}: {
  db: Kysely<Database>
  jobs: Pick<Jobs, 'counts'>
  clock: Clock
  dataDir: string
}): Meters {
  return createMeters({
    clock,
    stored: {
      databaseBytes: () => findDatabaseBytes(db),
      jobs: () => jobs.counts(),
      disk: () => findDiskSpace(dataDir),
    },
  })
}
