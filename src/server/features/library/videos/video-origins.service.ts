import { AppError } from '../../../../shared/errors.ts'
import { MOST_VIDEOS } from '../../../../shared/features/videos/videos.constants.ts'
import { type MadeFrom, findSource, isSameTopic } from '../../../../shared/features/videos/videos.rules.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Random } from '../../../runtime/random.ts'
import { type Origins } from '../../../generation/origin.ts'
import { readScriptPiece, buildSource } from './current-pieces.service.ts'
import { type VideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { refuseMore, type VideoReader } from './video-reader.service.ts'
import { type VideosRepository } from './videos.repository.ts'

/** Looks up the video of a request, and the source of the new piece. */
export function createVideoOrigins(deps: {
  reader: Pick<VideoReader, 'find' | 'read'>
  pieces: Pick<VideoPiecesRepository, 'findScript' | 'findHookExtras'>
  repository: Pick<VideosRepository, 'insertWithin'>
  clock: Clock
  random: Random
}): Origins {
  const { reader, pieces, repository, clock, random } = deps

  async function findScript(userId: string, id: string): Promise<MadeFrom> {
    const found = await pieces.findScript(userId, id)
    if (!found) throw new AppError('NOT_FOUND', 'There is no such script.', { field: 'scriptId' })
    return buildSource('script', id, readScriptPiece(found).script)
  }

  return {
    requireVideo: async (userId, videoId) => {
      if (videoId !== undefined) await reader.find(userId, videoId)
    },

    place: async (userId, { videoId, newVideo = false, topic, platform, tone, details, hook }) => {
      const named = videoId === undefined ? undefined : await reader.find(userId, videoId)
      if (!newVideo || (named && isSameTopic(named.topic, topic))) return { videoId }
      const id = random.id()
      const now = clock.now().toISOString()
      const about = { title: null, topic, details: details ?? [], hook: hook ?? null }
      const choices = { platform: platform ?? null, tone: tone ?? null }
      const video = { id, ...about, ...choices, createdAt: now, updatedAt: now }
      return {
        videoId: id,
        startVideo: async (trx) => {
          if (!(await repository.insertWithin(trx, userId, video, MOST_VIDEOS))) refuseMore()
        },
      }
    },

    ofScript: async (userId, { videoId, hook: asked }) => {
      if (videoId === undefined) return { hook: asked, extras: {}, madeFrom: null }
      const video = await reader.find(userId, videoId)
      const hook = asked ?? video.hook ?? undefined
      if (hook === undefined) return { hook, extras: {}, madeFrom: null }
      const extras = await pieces.findHookExtras(userId, videoId, hook)
      return { hook, extras, madeFrom: buildSource('hook', videoId, hook) }
    },

    ofDerived: async (userId, type, { videoId, scriptId }) => {
      const standing = videoId === undefined ? undefined : (await reader.read(userId, videoId)).current.standing
      if (scriptId === undefined) return { words: undefined, madeFrom: standing ? findSource(type, standing) : null }
      const script = await findScript(userId, scriptId)
      return { words: script.text, madeFrom: script }
    },
  }
}
