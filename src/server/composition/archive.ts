import { type ThrottleService } from '../features/auth/throttle.service.ts'
import { createArchives } from '../features/archive/archive.service.ts'
import { createImportLock } from '../features/archive/import-lock.service.ts'
import { createLibraryBulkRepository } from '../features/library/items/library-bulk.repository.ts'
import { createLibraryImport } from '../features/archive/library-import.service.ts'
import { createItemFingerprintsRepository } from '../features/library/items/item-fingerprints.repository.ts'
import { createLibraryQuotaRepository } from '../features/library/items/library-quota.repository.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { type LibraryService } from '../features/library/library.service.ts'
import { type VideoTransfer } from '../features/library/videos/video-transfer.service.ts'
import { type RecordingTransfer } from '../features/speech/recordings/recording-transfer.service.ts'
import { type PlannerService } from '../features/planner/planner.service.ts'
import { createPlaces, placeAlone } from '../runtime/queue/places.ts'
import { createMemoryTickets } from '../runtime/queue/ticket-store.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** Imports that one server runs in parallel: each may have a long recording, and fingerprints of 200,000 items, in memory. */
const PLACES = 2

/** The services of export and import. */
export function createArchiveServices(
  deps: ServiceDependencies & {
    library: LibraryService
    planner: PlannerService
    recordings: RecordingTransfer
    videoTransfer: VideoTransfer
    throttle: ThrottleService
    hasActiveSubscription(userId: string): Promise<boolean>
  },
) {
  const { db, leases, clock, random, work, report, instanceId, throttle, library, planner, recordings, videoTransfer } =
    deps
  const places = createPlaces({
    // In memory, because an import is on this server's disk.
    store: createMemoryTickets(),
    places: () => PLACES,
    instanceId,
    clock,
    report,
    busyMessage: 'Many people are importing right now.',
  })
  return {
    archives: createArchives({
      items: library.all,
      entries: planner.list,
      recordings: recordings.all,
      videos: videoTransfer.all,
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
      videos: videoTransfer,
      hasActiveSubscription: deps.hasActiveSubscription,
      requireRoom: deps.diskReserve.requireRoom,
      clock,
      random,
      enter: async (signal, owner) => (await placeAlone(places.enter({ rank: 'free', owner }, signal))).leave,
    }),
  }
}
