import { type LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { type MadeFrom, sourceOf } from '../../../../shared/features/videos/videos.rules.ts'
import { type VideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { type VideoReader } from './video-reader.service.ts'

/** The video that an item is put into, and what the item was made from. */
export interface VideoJoin {
  videoId: string
  madeFrom: MadeFrom | null
}

export type JoinVideo = ReturnType<typeof createJoinVideo>

/**
 * Returns what says how a result is kept with a video: made from what its generation was made from; else, as a text that was
 * refined or written elsewhere, from what the text was made from whose place it takes, or from what stands there now. It throws
 * NOT_FOUND when there is no such video.
 */
export function createJoinVideo(deps: {
  reader: Pick<VideoReader, 'read'>
  pieces: Pick<VideoPiecesRepository, 'findMadeFrom'>
}) {
  const { reader, pieces } = deps
  return async (
    userId: string,
    item: { videoId: string; type: LibraryType; originalId?: string | undefined; platform?: unknown },
  ): Promise<VideoJoin> => {
    const { videoId, type, originalId, platform } = item
    const { standing } = (await reader.read(userId, videoId)).current
    if (type === 'hook') return { videoId, madeFrom: null }
    if (type === 'tts') return { videoId, madeFrom: sourceOf('voice', standing) }
    const written = originalId === undefined ? undefined : await pieces.findMadeFrom(userId, originalId)
    if (written) return { videoId, madeFrom: written }
    const replaced =
      type === 'script' ? standing.script : standing.captions.find((caption) => caption.platform === platform)
    return { videoId, madeFrom: replaced?.madeFrom ?? sourceOf(type, standing) }
  }
}
