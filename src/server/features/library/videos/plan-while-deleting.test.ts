import { expect, it } from 'vitest'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { type VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { createFakeRandom } from '../../../testing/fakes/fake-random.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createVideoItemsRepository } from './video-items.repository.ts'
import { createVideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { createVideoProgressRepository } from './pieces/video-progress.repository.ts'
import { createVideoReader } from './video-reader.service.ts'
import { createVideoSearchRepository } from './video-search.repository.ts'
import { createVideosRepository } from './videos.repository.ts'
import { createVideosService } from './videos.service.ts'

/**
 * A video with a script and a caption. `planWithout` plans it while these items are deleted, between its reading and
 * its writing.
 */
async function openVideo() {
  const app = await createTestApp()
  const { db, clock, services } = app
  const headers = { cookie: await app.signUp() }
  const { user } = (await app.http.inject({ url: '/api/auth/session', headers })).json<{ user: { id: string } }>()
  const post = async <Answer>(url: string, payload: object): Promise<Answer> =>
    (await app.http.inject({ method: 'POST', url, headers, payload })).json()
  const { id: videoId } = await post<VideoDetail>('/api/videos', { topic: 'Bread', platform: 'TikTok' })
  const keep = async (type: string) => {
    const item = { title: type, content: type, type, videoId, metadata: { platform: 'TikTok' } }
    return (await post<LibraryItem>('/api/library', item)).id
  }
  const [script, caption] = [await keep('script'), await keep('caption')]
  const [repository, pieces] = [createVideosRepository(db), createVideoPiecesRepository(db)]
  const progress = createVideoProgressRepository(db)
  const { videoPlan, planner, library } = services

  async function planWithout(...deleted: string[]) {
    const createAll: typeof planner.createAll = async (userId, requests) => {
      for (const id of deleted.splice(0)) await library.remove(userId, { id, alsoRecording: false })
      return planner.createAll(userId, requests)
    }
    const videos = createVideosService({
      repository,
      pieces,
      items: createVideoItemsRepository(db),
      texts: createVideoSearchRepository(db),
      reader: createVideoReader({ repository, pieces, progress, nextEntries: videoPlan.nextEntries }),
      plan: { ...videoPlan, createAll, refusePast: planner.refusePast },
      kept: { save: library.save, discard: async () => undefined, removeRecording: async () => undefined },
      clock,
      random: createFakeRandom(),
    })
    const scheduledDate = new Date(clock.now().getTime() + 86_400_000).toISOString()
    return videos.plan(user.id, { id: videoId, platforms: ['TikTok', 'YouTube'], scheduledDate })
  }
  return { script, caption, planWithout, plan: () => planner.list(user.id) }
}

it('plans another piece of a video instead of one that is deleted meanwhile', async () => {
  const { script, caption, planWithout, plan } = await openVideo()
  const planned = await planWithout(caption)
  expect(new Map(planned.map(({ platform, libraryItemId }) => [platform, libraryItemId]))).toEqual(
    new Map([
      ['TikTok', script],
      ['YouTube', script],
    ]),
  )
  expect(await plan()).toHaveLength(2)
})

it('refuses to plan a video without any piece left', async () => {
  const { script, caption, planWithout, plan } = await openVideo()
  await expect(planWithout(caption, script)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await plan()).toEqual([])
})
