import { createVideoItemsRepository } from '../features/library/videos/video-items.repository.ts'
import { createVideoMembers } from '../features/library/videos/video-members.service.ts'
import { createVideoOrigins } from '../features/library/videos/video-origins.service.ts'
import { createVideoPiecesRepository } from '../features/library/videos/pieces/video-pieces.repository.ts'
import { createVideoProgressRepository } from '../features/library/videos/pieces/video-progress.repository.ts'
import { createVideoReader } from '../features/library/videos/video-reader.service.ts'
import { createVideoSearchRepository } from '../features/library/videos/video-search.repository.ts'
import { createVideosRepository } from '../features/library/videos/videos.repository.ts'
import { createVideoTransferRepository } from '../features/library/videos/video-transfer.repository.ts'
import { createVideoTransfer } from '../features/library/videos/video-transfer.service.ts'
import { createVideosService } from '../features/library/videos/videos.service.ts'
import { createLibraryBulkRepository } from '../features/library/items/library-bulk.repository.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { type LibraryService } from '../features/library/library.service.ts'
import { type PlannerService } from '../features/planner/planner.service.ts'
import { type VideoPlan } from '../features/planner/video-plan.service.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** Reads videos and their pieces. */
export function createVideoReading(
  { db, clock, random }: ServiceDependencies,
  videoPlan: () => Pick<VideoPlan, 'nextEntries'>,
) {
  const repository = createVideosRepository(db)
  const pieces = createVideoPiecesRepository(db)
  const nextEntries: VideoPlan['nextEntries'] = (userId, ids) => videoPlan().nextEntries(userId, ids)
  const progress = createVideoProgressRepository(db)
  const reader = createVideoReader({ repository, pieces, progress, nextEntries })
  return { repository, pieces, reader, origins: createVideoOrigins({ reader, pieces, repository, clock, random }) }
}

/** The services of videos. */
export function createVideoServices(
  deps: ServiceDependencies & {
    reading: ReturnType<typeof createVideoReading>
    planner: Pick<PlannerService, 'createAll' | 'refusePast'>
    videoPlan: VideoPlan
    library: Pick<LibraryService, 'save'>
    removeRecording(userId: string, id: string): Promise<unknown>
  },
) {
  const { db, reading, planner, videoPlan, library, removeRecording, clock } = deps
  const items = createVideoItemsRepository(db)
  const bulk = createLibraryBulkRepository(db)
  return {
    videoTransfer: createVideoTransfer({ repository: createVideoTransferRepository(db) }),
    addToVideo: createVideoMembers({ ...reading, library: createLibraryRepository(db), items, clock }),
    videos: createVideosService({
      ...deps,
      ...reading,
      items,
      texts: createVideoSearchRepository(db),
      plan: { ...videoPlan, createAll: planner.createAll, refusePast: planner.refusePast },
      kept: {
        save: library.save,
        discard: (userId, ids) => bulk.apply(userId, { ids, action: { type: 'delete' } }, clock.now()),
        removeRecording,
      },
    }),
  }
}
