import fc from 'fast-check'
import { expect, it } from 'vitest'
import { json } from '../../../../../../db/columns.ts'
import { computeProgress } from '../../../../../shared/features/videos/videos.rules.ts'
import { createGenerationsRepository } from '../../../../generation/generations.repository.ts'
import { describeDialects } from '../../../../testing/database/dialects.ts'
import { insertSpeech } from '../../../../testing/database/insert-speech.ts'
import { insertUser } from '../../../../testing/database/insert-user.ts'
import { createLibraryRepository } from '../../items/library.repository.ts'
import { buildSource } from '../current-pieces.service.ts'
import { createVideoReader } from '../video-reader.service.ts'
import { createVideosRepository } from '../videos.repository.ts'
import { createVideoPiecesRepository } from './video-pieces.repository.ts'
import { createVideoProgressRepository } from './video-progress.repository.ts'

const at = (second: number): string => new Date(Date.UTC(2026, 10, 1, 0, 0, second)).toISOString()

const VIDEOS = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']
const HOOKS = ['Feed it twice.', 'Feed it once.']
const SCRIPTS = ['[0:00 Hook]\nFeed it twice.\n[Fill in: Say when]', 'Feed it.', '[0:00 Hook]\nFeed it once, and wait.']

const piece = fc.record({
  kind: fc.constantFrom('script', 'caption', 'written script', 'written caption', 'spoken', 'recorded'),
  videoId: fc.constantFrom(...VIDEOS),
  second: fc.integer({ min: 1, max: 9 }),
  platform: fc.constantFrom('TikTok', 'youtube', ' Instagram', 'nowhere', undefined),
  text: fc.constantFrom(...SCRIPTS),
  from: fc.constantFrom(
    ...HOOKS.map((hook) => buildSource('hook', 'v1', hook)),
    buildSource('script', 's', 'Feed it.'),
    null,
  ),
  isGone: fc.boolean(),
  /** Whether a text that a tool wrote is saved too. */
  isSaved: fc.boolean(),
})

describeDialects('progress of many videos', (database) => {
  it('is that of each video read alone, for any pieces', async () => {
    const db = database()
    for (const user of ['u1', 'u2']) await insertUser(db, user)
    const repository = createVideosRepository(db)
    for (const [index, id] of VIDEOS.entries()) {
      const [topic, hook] = ['Sourdough', HOOKS[index % 3] ?? null]
      const platform = index % 2 === 0 ? 'TikTok' : null
      const times = { createdAt: at(index), updatedAt: at(index) }
      await repository.insert(
        'u1',
        { id, title: null, topic, details: [], platform, tone: null, hook, ...times },
        undefined,
        99,
      )
    }
    const [library, generations] = [createLibraryRepository(db), createGenerationsRepository(db)]
    for (const [index, drawn] of fc.sample(piece, { numRuns: 120, seed: 18 }).entries()) {
      const { kind, videoId, second, platform, text, from, isGone, isSaved } = drawn
      const id = `p${index}`
      const type = kind.endsWith('script') ? ('script' as const) : ('caption' as const)
      const made_from = from && json.encode(from)
      const save = async (originalId: string) => {
        const shown = { title: id, type, content: text, tags: [], isFavorite: false, folder: null }
        const metadata = platform === undefined ? null : { platform }
        const item = { id, ...shown, originalId, metadata, createdAt: at(second) }
        await library.insert('u1', item, id, { videoId, madeFrom: from })
        if (isGone)
          await db
            .updateTable('library_items')
            .set({ deleted_at: at(10) })
            .where('id', '=', id)
            .execute()
      }
      if (kind === 'script' || kind === 'caption') await save(id)
      if (kind === 'written script' || kind === 'written caption') {
        const value = type === 'script' ? { beats: [{ kind: 'Hook', text, direction: '' }] } : { captions: [] }
        const [tool, input] = [`${type}s` as const, { platform, useInternetSearch: false }]
        const run = { id: `g${index}`, tool, input, topic: '', sources: [], createdAt: at(second) }
        await generations.insertFinished('u1', { ...run, content: { value, pieces: 1 } })
        const state = isGone ? 'failed' : 'done'
        await db
          .updateTable('generations')
          .set({ video_id: videoId, made_from, state })
          .where('id', '=', run.id)
          .execute()
        if (isSaved) await save(run.id)
      }
      if (kind !== 'spoken' && kind !== 'recorded') continue
      const own = { video_id: videoId, made_from, created_at: at(second) }
      await insertSpeech(db, 'u1', id, {
        ...own,
        voice: second % 2 ? 'nova' : 'onyx',
        ...(isGone && { file_key: null }),
      })
      const recording = { id: `r${index}`, user_id: 'u1', name: id, speech_id: id, ...own }
      if (kind === 'recorded' && isSaved) await db.insertInto('voice_recordings').values(recording).execute()
    }

    const progress = createVideoProgressRepository(db)
    const nextEntries = async () => new Map()
    const reader = createVideoReader({ repository, pieces: createVideoPiecesRepository(db), progress, nextEntries })
    const videos = await repository.findNext('u1', 10, undefined)
    const listed = (await reader.findVideoState('u1', videos)).map(computeProgress)
    const alone = await Promise.all(videos.map(async ({ id }) => (await reader.read('u1', id)).current.standing))
    expect(listed).toEqual(alone.map(computeProgress))
    const states = listed.map(({ script, voice, caption }) => [script.state, voice.state, caption.state].join(' '))
    expect(new Set(states).size).toBeGreaterThan(2)
    expect((await progress.find('u2', VIDEOS)).size).toBe(0)
    expect((await progress.find('u1', [])).size).toBe(0)
  })
})
