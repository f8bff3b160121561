import { setImmediate } from 'node:timers/promises'
import { type ArchiveVideo } from '../../../shared/features/library/archive.schema.ts'
import { type RequireLease } from '../../runtime/leases.ts'
import { type Archive } from './formats/archive-reader.ts'
import { type ImportedPiece, importedPiece, importedVideo } from './import/import-entry.ts'
import { type ImportPlan } from './import/import-plan.ts'
import { chunks, mapImported } from './import/imported-lists.ts'

/** Rows per transaction: SQLite blocks the event loop during it. */
const MOST_AT_ONCE = 50

interface StepOrder {
  signal: AbortSignal
  requireLease: RequireLease
}

/** What this feature needs of videos. */
export interface ImportedVideos {
  /** Throws FORBIDDEN where `coming` more videos exceed the limit. */
  checkRoom(userId: string, coming: number): Promise<void>
  /** Every video of a user, with its id in the account where it was created. */
  origins(userId: string): Promise<{ id: string; originalId: string | null }[]>
  importVideos(userId: string, videos: readonly ArchiveVideo[], order: StepOrder): Promise<void>
  /** Adds pieces to their videos, except pieces that already belong to one. */
  join(userId: string, pieces: readonly ImportedPiece[], order: StepOrder): Promise<void>
}

/** Imports the videos of an archive. */
export function createVideoImport(videos: ImportedVideos) {
  return {
    /** Imports the videos alone, before anything that belongs to them. */
    async importVideos(userId: string, archive: Archive, planned: ImportPlan, order: StepOrder): Promise<void> {
      const own = mapImported(archive.videos(), (video) => importedVideo(planned, video))
      for await (const some of chunks(own, MOST_AT_ONCE)) {
        await videos.importVideos(userId, some, order)
        await setImmediate()
      }
    },

    /** Adds imported pieces, and existing ones without a video, to the videos. */
    async join(userId: string, archive: Archive, planned: ImportPlan, order: StepOrder): Promise<void> {
      if (planned.videos.size === 0) return
      for (const kind of ['items', 'recordings', 'entries'] as const) {
        const pieces = mapImported<Parameters<typeof importedPiece>[2], ImportedPiece>(archive[kind](), (piece) =>
          importedPiece(planned, kind, piece),
        )
        for await (const some of chunks(pieces, MOST_AT_ONCE)) {
          await videos.join(userId, some, order)
          await setImmediate()
        }
      }
    },
  }
}
