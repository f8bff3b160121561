import { type LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { type MadeFrom, findSource } from '../../../../shared/features/videos/videos.rules.ts'
import { type VideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { type VideoReader } from './video-reader.service.ts'

/** The video that an item joins, and the item's source. */
export interface VideoJoin {
  videoId: string
  madeFrom: MadeFrom | null
}

export type JoinVideo = ReturnType<typeof createJoinVideo>

/**
 * Returns a function that determines the video and source with which a result is saved. The source is that of its
 * generation. For a text that was refined or written elsewhere it is the source of the piece that it replaces, or
 * otherwise the current one. The function throws NOT_FOUND where the video does not exist.
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
    if (type === 'tts') return { videoId, madeFrom: findSource('voice', standing) }
    const written = originalId === undefined ? undefined : await pieces.findMadeFrom(userId, originalId)
    if (written) return { videoId, madeFrom: written }
    const replaced =
      type === 'script' ? standing.script : standing.captions.find((caption) => caption.platform === platform)
    return { videoId, madeFrom: replaced?.madeFrom ?? findSource(type, standing) }
  }
}
