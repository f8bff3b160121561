import { createLibraryBulkRepository } from '../features/library/items/library-bulk.repository.ts'
import { createLibraryCountsRepository } from '../features/library/search/library-counts.repository.ts'
import { createLibraryIndexer } from '../features/library/search/library-fts.repository.ts'
import { createItemFingerprintsRepository } from '../features/library/items/item-fingerprints.repository.ts'
import { createLibraryPageRepository } from '../features/library/search/library-page.repository.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { createItemsJsonRepository } from '../features/library/items/items-json.repository.ts'
import { createLibraryService, type OtherFeatures, type Recordings } from '../features/library/library.service.ts'
import { type JoinVideo } from '../features/library/videos/video-join.service.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** The services of the library. */
export function createLibraryServices(
  deps: ServiceDependencies & { elsewhere: OtherFeatures; recordings: Recordings; joinVideo: JoinVideo },
) {
  const { db, clock, random, report, elsewhere, recordings, joinVideo } = deps
  return {
    library: createLibraryService({
      repository: createLibraryRepository(db),
      pages: createLibraryPageRepository(db),
      texts: createItemsJsonRepository(db),
      bulk: createLibraryBulkRepository(db),
      counters: createLibraryCountsRepository(db),
      indexer: createLibraryIndexer(db),
      fingerprints: createItemFingerprintsRepository(db),
      elsewhere,
      recordings,
      joinVideo,
      clock,
      random,
      report,
    }),
  }
}
