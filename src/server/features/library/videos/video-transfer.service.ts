import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../../shared/errors.ts'
import { type ArchiveVideo } from '../../../../shared/features/library/archive.schema.ts'
import { MOST_VIDEOS } from '../../../../shared/features/videos/videos.constants.ts'
import { type RequireLease } from '../../../runtime/leases.ts'
import { type JoinedPiece, type VideoTransferRepository } from './video-transfer.repository.ts'

const READ_AT_ONCE = 250

/** What a step of an import is told: what ends it, and whether it is still this one's turn. */
interface Order {
  signal: AbortSignal
  requireLease: RequireLease
}

export type VideoTransfer = ReturnType<typeof createVideoTransfer>

/** Exports and imports the videos of an account with an archive. */
export function createVideoTransfer({ repository }: { repository: VideoTransferRepository }) {
  return {
    /** Every video, newest first. */
    async *all(userId: string): AsyncGenerator<ArchiveVideo, void> {
      for (let after: ArchiveVideo | undefined; ; await setImmediate()) {
        const page = await repository.findNext(userId, READ_AT_ONCE, after)
        yield* page
        if (page.length < READ_AT_ONCE) return
        after = page.at(-1)
      }
    },

    origins: repository.findOrigins,

    /** Throws FORBIDDEN where so many videos more do not fit. */
    async checkRoom(userId: string, coming: number): Promise<void> {
      if ((await repository.count(userId)) + coming > MOST_VIDEOS) throw noRoom()
    },

    /** Keeps videos as they were kept elsewhere. Throws FORBIDDEN, the signal's reason and what `requireLease` throws. */
    async bring(userId: string, videos: readonly ArchiveVideo[], { signal, requireLease }: Order): Promise<void> {
      signal.throwIfAborted()
      if ((await repository.insertAll(userId, videos, MOST_VIDEOS, requireLease)) === 'full') throw noRoom()
    },

    /** Puts pieces into their videos, but for those that are in one. Throws the signal's reason and what `requireLease` throws. */
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
