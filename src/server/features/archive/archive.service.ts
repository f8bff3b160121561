import { AppError } from '../../../shared/errors.ts'
import { type ArchiveItem } from '../../../shared/features/library/archive.schema.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type ArchiveContent, writeArchive } from './formats/archive-writer.ts'

/** The sources of a user's data. */
export interface ArchiveSources {
  items(userId: string): AsyncIterable<ArchiveItem>
  entries(userId: string): Promise<ArchiveContent['entries']>
  recordings(userId: string): ReturnType<ArchiveContent['recordings']>
  videos(userId: string): ReturnType<ArchiveContent['videos']>
  /** The audio of a recording, in chunks; undefined where the file is missing. */
  sound(userId: string, recordingId: string, signal: AbortSignal): ReturnType<ArchiveContent['audio']>
}

/** All data of a user as one ZIP. */
export function createArchives({
  items,
  entries,
  recordings,
  videos,
  sound,
  clock,
}: ArchiveSources & { clock: Clock }) {
  const running = new Set<string>()

  return {
    /**
     * Reserves a user's only place for an archive download. Returns the function that releases it. Throws
     * TOO_MANY_REQUESTS while it is reserved.
     */
    begin(userId: string): () => void {
      if (running.has(userId)) {
        const message = 'Your ZIP is being downloaded already. Wait until that is done, or stop it.'
        throw new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 10 })
      }
      running.add(userId)
      return () => void running.delete(userId)
    },

    /** The file, generated as it is sent. At most one page of the library is in memory. */
    file(userId: string, signal: AbortSignal): { filename: string; bytes: AsyncGenerator<Uint8Array> } {
      const now = clock.now()
      const bytes = async function* (): AsyncGenerator<Uint8Array> {
        const content: ArchiveContent = {
          items: () => items(userId),
          entries: await entries(userId),
          recordings: () => recordings(userId),
          videos: () => videos(userId),
          audio: (recordingId) => sound(userId, recordingId, signal),
        }
        yield* writeArchive(content, now)
      }
      return { filename: `hookline-archive-${now.toISOString().slice(0, 10)}.zip`, bytes: bytes() }
    },
  }
}
