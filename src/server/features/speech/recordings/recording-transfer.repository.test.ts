import { beforeEach, expect, it } from 'vitest'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import {
  createRecordingTransferRepository,
  type TransferredRecording,
  type RecordingTransferRepository,
} from './recording-transfer.repository.ts'

const ROOM = 200 * 1024 ** 2
const FILE = { key: 'speech/u1/r1.mp3', bytes: 1_000 }

const recording = (id: string, more: Partial<TransferredRecording> = {}): TransferredRecording => ({
  id,
  name: `TTS: ${id}`,
  originalText: 'One pan. Five dinners.',
  voice: 'nova',
  format: 'mp3',
  characterCount: 22,
  durationMs: 1_834.5,
  filename: 'one-pan.mp3',
  outline: [0, 40, 100],
  cues: [{ start: 0, end: 1_834, lines: ['One pan.', 'Five dinners.'] }],
  libraryItemId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...more,
})

describeDialects('exported and imported recordings', (database) => {
  let moved: RecordingTransferRepository

  const keep = (user: string, id: string, originalId: string | null) =>
    database()
      .insertInto('library_items')
      .values({
        id,
        user_id: user,
        title: id,
        type: 'tts',
        content: 'x',
        content_hash: 'x',
        tags: '[]',
        is_favorite: 0,
        original_id: originalId,
        created_at: '2026-11-20T12:00:00.000Z',
        updated_at: '2026-11-20T12:00:00.000Z',
      })
      .execute()

  const originals = async () =>
    (await database().selectFrom('library_items').select('original_id').orderBy('id').execute()).map(
      ({ original_id }) => original_id,
    )

  beforeEach(async () => {
    moved = createRecordingTransferRepository(database())
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
  })

  it('are imported as they were exported, newest first, for their user alone', async () => {
    await keep('u1', 'item', 'r2')
    const list = [recording('r1'), recording('r2', { libraryItemId: 'item' }), recording('r3', { format: 'wav' })]
    for (const one of list) await moved.insert('u1', one, { ...FILE, key: `speech/u1/${one.id}` }, ROOM)
    await moved.insert('u2', recording('theirs'), FILE, ROOM)
    const [third, second, first] = await moved.findNext('u1', 10, undefined)
    expect([first, second, third]).toEqual(list)
    expect((await moved.findNext('u1', 1, third)).map(({ id }) => id)).toEqual(['r2'])
    expect(await moved.findNext('u1', 2, first)).toEqual([])
    expect(await moved.findFile('u1', 'r1')).toEqual({ key: 'speech/u1/r1', bytes: 1_000 })
    expect(await moved.findFile('u2', 'r1')).toBeUndefined()
    expect((await moved.findFiles('u1')).map(({ id }) => id).sort()).toEqual(['r1', 'r2', 'r3'])
    expect([await moved.savedBytes('u1'), await moved.has('r1'), await moved.has('r9')]).toEqual([3_000, true, false])
    await database().updateTable('speech_generations').set({ file_key: null }).where('id', '=', 'r1').execute()
    expect(await moved.findFile('u1', 'r1')).toBeUndefined()
    expect(await moved.findFiles('u1')).toHaveLength(2)
  })

  it('never exceed the limit, also in parallel', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `r${index}`)
    const kept = await Promise.all(ids.map((id) => moved.insert('u1', recording(id), FILE, 5_000)))
    expect(kept.filter(Boolean)).toHaveLength(5)
    expect(await moved.savedBytes('u1')).toBe(5_000)
    const texts = await database().selectFrom('speech_generations').select('id').execute()
    expect(texts).toHaveLength(5)
  })

  it('are linked with their item in both directions, whatever it was made from before', async () => {
    await keep('u1', 'item', 'one that never came')
    await keep('u2', 'theirs', 'something')
    await moved.insert('u1', recording('r1', { libraryItemId: 'item' }), FILE, ROOM)
    await moved.insert('u1', recording('r2', { libraryItemId: 'theirs' }), FILE, ROOM)
    await moved.insert('u1', recording('r3', { libraryItemId: 'gone' }), FILE, ROOM)
    expect((await moved.findNext('u1', 10, undefined)).map(({ libraryItemId }) => libraryItemId)).toEqual([
      null,
      null,
      'item',
    ])
    expect(await originals()).toEqual(['r1', 'something'])
    await keep('u1', 'twin', 'r4')
    await moved.insert('u1', recording('r4', { libraryItemId: 'item' }), FILE, ROOM)
    expect(await originals()).toEqual(['r1', 'something', 'r4'])
  })
})
