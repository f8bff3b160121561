import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../../shared/errors.ts'
import { type ArchiveVideo } from '../../../../shared/features/library/archive.schema.ts'
import { MOST_VIDEOS } from '../../../../shared/features/videos/videos.constants.ts'
import { type RequireLease } from '../../../runtime/leases.ts'
import { type JoinedPiece, type VideoTransferRepository } from './video-transfer.repository.ts'

const READ_AT_ONCE = 250

/** Options of a step of an import: the signal that ends it, and the check of its lease. */
interface Order {
  signal: AbortSignal
  requireLease: RequireLease
}

export type VideoTransfer = ReturnType<typeof createVideoTransfer>

/** Exports and imports the videos of an account with an archive. */
export function createVideoTransfer({ repository }: { repository: VideoTransferRepository }) {
  return {
    /** Yields every video, newest first. */
    async *all(userId: string): AsyncGenerator<ArchiveVideo, void> {
      for (let after: ArchiveVideo | undefined; ; await setImmediate()) {
        const page = await repository.findNext(userId, READ_AT_ONCE, after)
        yield* page
        if (page.length < READ_AT_ONCE) return
        after = page.at(-1)
      }
    },

    origins: repository.findOrigins,

    /** Throws FORBIDDEN where `coming` more videos exceed the limit. */
    async checkRoom(userId: string, coming: number): Promise<void> {
      if ((await repository.count(userId)) + coming > MOST_VIDEOS) throw noRoom()
    },

    /** Saves imported videos. Throws FORBIDDEN, the signal's reason and the errors of `requireLease`. */
    async importVideos(
      userId: string,
      videos: readonly ArchiveVideo[],
      { signal, requireLease }: Order,
    ): Promise<void> {
      signal.throwIfAborted()
      if ((await repository.insertAll(userId, videos, MOST_VIDEOS, requireLease)) === 'full') throw noRoom()
    },

    /**
     * Adds pieces to their videos, except pieces that belong to one. Throws the signal's reason and the errors of
     * `requireLease`.
     */
    async join(userId: string, pieces: readonly JoinedPiece[], { signal, requireLease }: Order): Promise<void> {
      signal.throwIfAborted()
      await repository.join(userId, pieces, requireLease)
    },
  }
}

function noRoom(): AppError {
  const most = MOST_VIDEOS.toLocaleString('en-US')
  const message = `You can have ${most} videos. Delete some and try again.`
  return new AppError('FORBIDDEN', message, { field: 'file', reason: 'library_full' })
}
