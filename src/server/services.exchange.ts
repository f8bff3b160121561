import { type ThrottleService } from './features/auth/throttle.service.ts'
import { createArchives } from './features/library/archive.service.ts'
import { createImportTurns } from './features/library/import-turn.service.ts'
import { createLibraryBulkRepository } from './features/library/library-bulk.repository.ts'
import { createLibraryImport } from './features/library/library-import.service.ts'
import { createLibraryLinesRepository } from './features/library/library-lines.repository.ts'
import { createLibrarySizeRepository } from './features/library/library-size.repository.ts'
import { createLibraryRepository } from './features/library/library.repository.ts'
import { type LibraryService } from './features/library/library.service.ts'
import { type MovedRecordings } from './features/voice-library/moved-recordings.service.ts'
import { type PlannerService } from './features/planner/planner.service.ts'
import { createPriorityQueue } from './priority-queue.ts'
import { type ServiceDependencies } from './services.ts'

/** Imports that a server works on at once: each may have a long sound, and what tells 200,000 items apart, in memory. */
const PLACES = 2

/** The services by which everything of a user leaves as one file and comes back. */
export function createExchangeServices(
  deps: ServiceDependencies & {
    library: LibraryService
    planner: PlannerService
    recordings: MovedRecordings
    throttle: ThrottleService
  },
) {
  const { db, leases, clock, chance, work, throttle, library, planner, recordings } = deps
  const places = createPriorityQueue({ places: () => PLACES, clock, crowded: 'Many people are importing right now.' })
  return {
    archives: createArchives({
      items: library.all,
      entries: planner.list,
      recordings: recordings.all,
      sound: recordings.sound,
      clock,
    }),
    importTurn: createImportTurns({ leases, throttle, begin: work.begin }),
    libraryImport: createLibraryImport({
      repository: createLibraryRepository(db),
      lines: createLibraryLinesRepository(db),
      bulk: createLibraryBulkRepository(db),
      sizes: createLibrarySizeRepository(db),
      plan: planner,
      recordings,
      clock,
      chance,
      enter: (signal, userId) => places.enter('free', signal, userId),
    }),
  }
}
