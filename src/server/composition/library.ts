import { createLibraryBulkRepository } from '../features/library/items/library-bulk.repository.ts'
import { createLibraryCountsRepository } from '../features/library/search/library-counts.repository.ts'
import { createLibraryLinesRepository } from '../features/library/items/library-lines.repository.ts'
import { createLibraryPageRepository } from '../features/library/search/library-page.repository.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { createLibraryTextRepository } from '../features/library/items/library-text.repository.ts'
import { createLibraryService, type KeptElsewhere, type Recordings } from '../features/library/library.service.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** What a user keeps: items, their lists, searches and files. */
export function createLibraryServices(deps: ServiceDependencies & { elsewhere: KeptElsewhere; recordings: Recordings }) {
  const { db, clock, chance, report, elsewhere, recordings } = deps
  return {
    library: createLibraryService({
      repository: createLibraryRepository(db),
      pages: createLibraryPageRepository(db),
      texts: createLibraryTextRepository(db),
      bulk: createLibraryBulkRepository(db),
      counters: createLibraryCountsRepository(db),
      lines: createLibraryLinesRepository(db),
      elsewhere,
      recordings,
      clock,
      chance,
      report,
    }),
  }
}
