import { type Kysely } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type Database } from '../../../../../db/schema/database.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertSpeech } from '../../../testing/database/insert-speech.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createAudioFilesRepository } from './audio-files.repository.ts'
import { createVoiceLibraryRepository, type TransactionLibrary } from './voice-library.repository.ts'

const LATER = new Date('2026-11-28T12:00:00.000Z')
const ROOM = 10_000

const recording = (speechId: string, id = `of-${speechId}`) => ({
  id,
  speechId,
  name: `Recording of ${speechId}`,
  createdAt: '2026-11-20T12:00:00.000Z',
})

/** A library that returns ids only; with `full` it fails. */
const libraryIn =
  (library: { full: boolean }) =>
  (trx: Kysely<Database>): TransactionLibrary => ({
    async add(userId, { id, name, createdAt }, { text }) {
      if (library.full) throw new Error('the library fails')
      const item = { id: `item-${id}`, user_id: userId, title: name, content: text, content_hash: '' }
      await trx
        .insertInto('library_items')
        .values({
          ...item,
          type: 'tts',
          tags: '[]',
          is_favorite: 0,
          original_id: id,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .execute()
      return item.id
    },
    remove: (userId, itemId) =>
      trx.deleteFrom('library_items').where('id', '=', itemId).where('user_id', '=', userId).execute(),
  })

describeDialects('voice library', (database) => {
  let voices: ReturnType<typeof createVoiceLibraryRepository>
  let files: ReturnType<typeof createAudioFilesRepository>
  let library: { full: boolean }

  beforeEach(async () => {
    library = { full: false }
    voices = createVoiceLibraryRepository(database(), libraryIn(library))
    files = createAudioFilesRepository(database())
    for (const user of ['u1', 'u2']) {
      await insertUser(database(), user)
      for (const nr of [1, 2, 3]) await insertSpeech(database(), user, `${user}-s${nr}`)
    }
  })

  const itemIds = async () =>
    (await database().selectFrom('library_items').select('id').orderBy('id').execute()).map(({ id }) => id)

  it('saves a text once, with one item, also in parallel', async () => {
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((id) => voices.insert('u1', recording('u1-s1', id), ROOM)))
    expect(kept[0]).toMatchObject({ id: 'a', libraryItemId: 'item-a', audioUrl: '/api/tts/audio/u1-s1.mp3' })
    expect(kept).toEqual(kept.map(() => kept[0]))
    expect(await voices.findAll('u1')).toEqual([kept[0]])
    expect(await itemIds()).toEqual(['item-a'])
  })

  it('never exceeds the limit, and counts each user separately', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `many-${index}`)
    for (const id of ids) await insertSpeech(database(), 'u1', id, { file_bytes: 1_000 })
    const saves = ids.map((id) => voices.insert('u1', recording(id), 5_000))
    const answers = await Promise.all([...saves, voices.insert('u2', recording('u2-s1'), 5_000)])
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(7)
    expect(await voices.findAll('u1')).toHaveLength(5)
    expect(await voices.findAll('u2')).toHaveLength(1)
  })

  it('saves nothing where the library fails, nothing that is gone, and nothing of others', async () => {
    library.full = true
    await expect(voices.insert('u1', recording('u1-s1'), ROOM)).rejects.toThrow('the library fails')
    library.full = false
    await database().updateTable('speech_generations').set({ file_key: null }).where('id', '=', 'u1-s2').execute()
    expect(await voices.insert('u1', recording('u1-s2'), ROOM)).toBe('gone')
    expect(await voices.insert('u1', recording('u2-s1'), ROOM)).toBe('unknown')
    expect(await voices.findText('u1', 'u2-s1', 'mp3')).toBeUndefined()
    expect(await voices.findText('u2', 'u2-s1', 'wav')).toBeUndefined()
    expect([await voices.findAll('u1'), await itemIds()]).toEqual([[], []])
  })

  it('deletes an own recording alone or with its item, by either id', async () => {
    for (const id of ['u1-s1', 'u1-s2', 'u1-s3']) await voices.insert('u1', recording(id), ROOM)
    expect(await voices.delete('u2', ['id', 'of-u1-s1'], true)).toBeUndefined()
    expect(await voices.delete('u2', ['library_item_id', 'item-of-u1-s1'], true)).toBeUndefined()
    expect(await voices.delete('u1', ['id', 'of-u1-s1'], false)).toBe('u1-s1')
    expect(await voices.delete('u1', ['id', 'of-u1-s2'], true)).toBe('u1-s2')
    expect(await itemIds()).toEqual(['item-of-u1-s1', 'item-of-u1-s3'])
    expect(await voices.delete('u1', ['library_item_id', 'item-of-u1-s3'], true)).toBe('u1-s3')
    expect(await itemIds()).toEqual(['item-of-u1-s1'])
    expect(await voices.findAll('u1')).toEqual([])
  })

  it('creates an item again for a recording without one, once', async () => {
    const kept = await voices.insert('u1', recording('u1-s1'), ROOM)
    await database().deleteFrom('library_items').execute()
    const again = await Promise.all(['x', 'y', 'z'].map((id) => voices.insert('u1', recording('u1-s1', id), 0)))
    expect(again).toEqual(again.map(() => kept))
    expect(await voices.findAll('u1')).toEqual([kept])
    expect(await itemIds()).toEqual(['item-of-u1-s1'])
  })

  it('returns the files of unsaved speech after their time, each once', async () => {
    await voices.insert('u1', recording('u1-s1'), ROOM)
    await insertSpeech(database(), 'u1', 'young', { created_at: LATER.toISOString() })
    const due = (await files.findUnsaved(LATER, 10)).map(({ id }) => id).sort()
    expect(due).toEqual(['u1-s2', 'u1-s3', 'u2-s1', 'u2-s2', 'u2-s3'])
    expect(await files.findUnsaved(LATER, 2)).toHaveLength(2)
    const twice = await Promise.all([1, 2].map(() => files.forgetUnsaved('u1', 'u1-s2', LATER)))
    expect(twice.filter(Boolean)).toEqual(['speech/u1/u1-s2.mp3'])
    expect(await files.find('u1', 'u1-s2')).toMatchObject({ key: null, bytes: 1_000 })
    for (const kept of ['u1-s1', 'young', 'u2-s1']) {
      expect(await files.forgetUnsaved('u1', kept, LATER)).toBeUndefined()
    }
  })

  it('never both saves a text and removes its file', async () => {
    for (const id of ['u1-s1', 'u1-s2', 'u1-s3']) {
      const [kept, forgotten] = await Promise.all([
        voices.insert('u1', recording(id), ROOM),
        files.forgetUnsaved('u1', id, LATER),
      ])
      if (typeof kept === 'string') expect([kept, forgotten]).toEqual(['gone', `speech/u1/${id}.mp3`])
      else expect([kept.audioUrl, forgotten]).toEqual([`/api/tts/audio/${id}.mp3`, undefined])
    }
  })

  it('lists the referenced files, and deletes the rows of pieces and accounts', async () => {
    const old = { user_id: 'u1', bytes: 1, created_at: '2026-11-20T12:00:00.000Z' }
    await database()
      .insertInto('speech_segments')
      .values([
        { ...old, hash: 'a', file_key: 'segments/u1/a.pcm' },
        { ...old, hash: 'b', file_key: 'segments/u1/b.pcm', created_at: LATER.toISOString() },
      ])
      .execute()
    const others = ['u2', 'stranger', 'departed'].map((user) => `speech/${user}/other.mp3`)
    const keys = ['segments/u1/a.pcm', 'speech/u2/u2-s1.mp3', ...others]
    const unnamed = () => files.findUnreferenced(keys, (key) => key.split('/')[1] ?? '')
    const ofUsers = ['speech/u2/other.mp3']
    for (const user of ['u2', 'departed', 'departed']) await files.recordDeletion(user, LATER)
    expect(await unnamed()).toEqual({ ofUsers, ofDeparted: ['speech/departed/other.mp3'] })
    await files.deleteDeletionRecords(LATER)
    expect((await unnamed()).ofDeparted).toHaveLength(1)
    await files.deleteDeletionRecords(new Date(LATER.getTime() + 1))
    expect(await unnamed()).toEqual({ ofUsers, ofDeparted: [] })
    expect(await files.forgetSegments(LATER, 10)).toEqual(['segments/u1/a.pcm'])
    expect((await files.findKeysOf('u1')).sort()).toEqual([
      'segments/u1/b.pcm',
      'speech/u1/u1-s1.mp3',
      'speech/u1/u1-s2.mp3',
      'speech/u1/u1-s3.mp3',
    ])
    await files.forgetAllOf('u1')
    expect(await files.findKeysOf('u1')).toEqual([])
    expect(await files.findKeysOf('u2')).toHaveLength(3)
  })
})
