import { type ThrottleService } from '../features/auth/throttle.service.ts'
import { createArchives } from '../features/archive/archive.service.ts'
import { createImportLock } from '../features/archive/import-lock.service.ts'
import { createLibraryBulkRepository } from '../features/library/items/library-bulk.repository.ts'
import { createLibraryImport } from '../features/archive/library-import.service.ts'
import { createItemFingerprintsRepository } from '../features/library/items/item-fingerprints.repository.ts'
import { createLibraryQuotaRepository } from '../features/library/items/library-quota.repository.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { type LibraryService } from '../features/library/library.service.ts'
import { type RecordingTransfer } from '../features/speech/recordings/recording-transfer.service.ts'
import { type PlannerService } from '../features/planner/planner.service.ts'
import { createPriorityQueue } from '../runtime/priority-queue.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** Imports that a server works on at once: each may have a long sound, and what tells 200,000 items apart, in memory. */
const PLACES = 2

/** The services of export and import. */
export function createArchiveServices(
  deps: ServiceDependencies & {
    library: LibraryService
    planner: PlannerService
    recordings: RecordingTransfer
    throttle: ThrottleService
  },
) {
  const { db, leases, clock, random, work, throttle, library, planner, recordings } = deps
  const places = createPriorityQueue({
    places: () => PLACES,
    clock,
    busyMessage: 'Many people are importing right now.',
  })
  return {
    archives: createArchives({
      items: library.all,
      entries: planner.list,
      recordings: recordings.all,
      sound: recordings.sound,
      clock,
    }),
    importLock: createImportLock({ leases, throttle, begin: work.begin }),
    libraryImport: createLibraryImport({
      repository: createLibraryRepository(db),
      fingerprints: createItemFingerprintsRepository(db),
      bulk: createLibraryBulkRepository(db),
      quota: createLibraryQuotaRepository(db),
      plan: planner,
      recordings,
      clock,
      random,
      enter: (signal, userId) => places.enter('free', signal, userId),
    }),
  }
}
