import { createArchives } from './features/library/archive.service.ts'
import { createLibraryBulkRepository } from './features/library/library-bulk.repository.ts'
import { createLibraryImport } from './features/library/library-import.service.ts'
import { createLibraryLinesRepository } from './features/library/library-lines.repository.ts'
import { createLibraryRepository } from './features/library/library.repository.ts'
import { type LibraryService } from './features/library/library.service.ts'
import { type MovedRecordings } from './features/voice-library/moved-recordings.service.ts'
import { type PlannerService } from './features/planner/planner.service.ts'
import { type ServiceDependencies } from './services.ts'

/** The services by which everything of a user leaves as one file and comes back. */
export function createExchangeServices(
  deps: ServiceDependencies & { library: LibraryService; planner: PlannerService; recordings: MovedRecordings },
) {
  const { db, clock, chance, work, library, planner, recordings } = deps
  return {
    archives: createArchives({
      items: library.all,
      entries: planner.list,
      recordings: recordings.all,
      sound: recordings.sound,
      clock,
    }),
    libraryImport: createLibraryImport({
      repository: createLibraryRepository(db),
      lines: createLibraryLinesRepository(db),
      bulk: createLibraryBulkRepository(db),
      plan: planner,
      recordings,
      clock,
      chance,
      begin: work.begin,
    }),
  }
}
