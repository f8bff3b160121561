import { AppError } from '../../../../shared/errors.ts'
import { type MadeFrom, findSource } from '../../../../shared/features/videos/videos.rules.ts'
import { type Origins } from '../../../generation/origin.ts'
import { readScriptPiece, buildSource } from './current-pieces.service.ts'
import { type VideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { type VideoReader } from './video-reader.service.ts'

/** Looks up the video of a request, and the source of the new piece. */
export function createVideoOrigins(deps: {
  reader: Pick<VideoReader, 'find' | 'read'>
  pieces: Pick<VideoPiecesRepository, 'findScript'>
}): Origins {
  const { reader, pieces } = deps

  async function findScript(userId: string, id: string): Promise<MadeFrom> {
    const found = await pieces.findScript(userId, id)
    if (!found) throw new AppError('NOT_FOUND', 'There is no such script.', { field: 'scriptId' })
    return buildSource('script', id, readScriptPiece(found).script)
  }

  return {
    requireVideo: async (userId, videoId) => {
      if (videoId !== undefined) await reader.find(userId, videoId)
    },

    ofScript: async (userId, { videoId, hook: asked }) => {
      if (videoId === undefined) return { hook: asked, madeFrom: null }
      const video = await reader.find(userId, videoId)
      const hook = asked ?? video.hook ?? undefined
      return { hook, madeFrom: hook === undefined ? null : buildSource('hook', videoId, hook) }
    },

    ofDerived: async (userId, type, { videoId, scriptId }) => {
      const standing = videoId === undefined ? undefined : (await reader.read(userId, videoId)).current.standing
      if (scriptId === undefined) return { words: undefined, madeFrom: standing ? findSource(type, standing) : null }
      const script = await findScript(userId, scriptId)
      return { words: script.text, madeFrom: script }
    },
  }
}
