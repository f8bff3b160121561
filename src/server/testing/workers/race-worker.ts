import { openPostgres } from '../../../../db/postgres.ts'
import { openSqlite } from '../../../../db/sqlite.ts'
import { systemRandom } from '../../runtime/random.ts'
import { systemClock } from '../../runtime/clock.ts'
import { createReservationRepository } from '../../features/usage/reservation.repository.ts'
import { createUsageRepository } from '../../features/usage/usage.repository.ts'
import { createUsageService } from '../../features/usage/usage.service.ts'
import { openLeases } from '../open-leases.ts'

// One of several processes that spend a user's allowance in parallel. Prints the number of served calls.
const [target = '', userId = '', calls = '0', hostDailyPrompts] = process.argv.slice(2)
const db = target.startsWith('postgres') ? openPostgres(target) : openSqlite(target).db
const ledger = createUsageService({
  repository: createUsageRepository(db),
  reservations: createReservationRepository(db),
  clock: systemClock,
  random: systemRandom,
  leases: openLeases(db, systemClock),
  hasActiveSubscription: async (id) => id.endsWith('payer'),
  hostAllowances: undefined,
  isRewriteFree: () => true,
  confirmsFirst: false,
  findAccess: async () => 'standard',
  underWay: async () => [],
  hostDailyPrompts: hostDailyPrompts === undefined ? undefined : Number(hostDailyPrompts),
})
const results = await Promise.allSettled(
  Array.from({ length: Number(calls) }, (_, index) => ledger.reservePrompt(userId, { id: `${process.pid}-${index}` })),
)
const failures = results.filter((result) => result.status === 'rejected').map((result) => String(result.reason))
process.stdout.write(JSON.stringify({ served: results.length - failures.length, refusals: [...new Set(failures)] }))
await db.destroy()
