import { type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { type Database } from '../../../../../db/schema/database.ts'
import { type SpeechResult } from '../../../../shared/features/tts/tts.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createTtsRepository, type NewSpeech } from './tts.repository.ts'

const at = (second: number): string => new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString()

const speech = (id: string, second: number): NewSpeech => ({
  id,
  text: 'Zoë’s 5 % 🍕',
  voice: 'fable',
  format: 'wav',
  filename: 'zoe-s-5.wav',
  outline: [0, 100],
  durationMs: 1_433.5416666666667,
  fileKey: `speech/u1/${id}.wav`,
  fileBytes: 68_900,
  cues: [{ start: 0, end: 1_433, lines: ['Zoë’s 5 % 🍕'] }],
  createdAt: at(second),
})

/** Fakes for reservation and answer: each marks a row, which makes the transaction visible. */
const settlement = {
  keep: async (trx: Kysely<Database>, reservation: 'open' | 'given back'): Promise<boolean> => {
    await trx.updateTable('users').set({ display_name: 'kept' }).execute()
    return reservation === 'open'
  },
  remember: async (
    trx: Kysely<Database>,
    userId: string,
    { key }: { key: string },
    { warnings }: SpeechResult,
  ): Promise<boolean> => {
    if (key === 'broken') throw new Error('disk I/O error')
    const display_name = `${key} ${String(warnings)}`
    await trx.updateTable('users').set({ display_name }).where('id', '=', userId).execute()
    return key !== 'lost'
  },
}
const plain = { claim: undefined, warnings: [] }
const buildClaim = (key: string) => ({ key, lease: { check: async () => true } })

describeDialects('spoken texts', (database) => {
  const kept = async () => (await database().selectFrom('users').select('display_name').execute())[0]?.display_name

  it('are listed as stored, newest first, for their owner only, with their recording', async () => {
    for (const id of ['u1', 'u2']) await insertUser(database(), id)
    const repository = createTtsRepository(database(), settlement)
    const first = await repository.insert('u1', speech('a', 1), 'open', plain)
    const second = await repository.insert('u1', speech('b', 2), 'open', plain)
    await repository.insert('u2', speech('c', 3), 'open', plain)
    const path = '/api/tts/audio/a'
    expect(first).toEqual({
      id: 'a',
      text: 'Zoë’s 5 % 🍕',
      voice: 'fable',
      format: 'wav',
      characterCount: 12,
      duration: 1.4335416666666667,
      filename: 'zoe-s-5.wav',
      audioUrl: `${path}.wav`,
      subtitles: { srt: `${path}.srt`, vtt: `${path}.vtt` },
      outline: [0, 100],
      recordingId: null,
      createdAt: at(1),
    })
    const recording = { id: 'r', user_id: 'u1', name: 'n', speech_id: 'a', library_item_id: null, created_at: at(4) }
    await database().insertInto('voice_recordings').values(recording).execute()
    expect(await repository.findNewest('u1')).toEqual([second, { ...first, recordingId: 'r' }])
    expect(await repository.findNewest('u1', 1)).toEqual([second])
    expect(await repository.countCharacters('u1', undefined)).toBe(24)
    expect(await repository.countCharacters('u1', new Date(at(2)))).toBe(12)
    expect(await repository.countCharacters('u3', undefined)).toBe(0)
  })

  it('are stored in one transaction with their reservation and their answer', async () => {
    await insertUser(database(), 'u1')
    const repository = createTtsRepository(database(), settlement)
    expect(await repository.insert('u1', speech('a', 1), 'given back', plain)).toBeUndefined()
    expect(await repository.findNewest('u1')).toEqual([])
    await database().updateTable('users').set({ display_name: 'open' }).execute()
    await expect(repository.insert('nobody', speech('a', 1), 'open', plain)).rejects.toThrow()
    await expect(
      repository.insert('u1', speech('a', 1), 'open', { ...plain, claim: buildClaim('broken') }),
    ).rejects.toThrow()
    // Another process has the key by now.
    const lost = { ...plain, claim: buildClaim('lost') }
    expect(await repository.insert('u1', speech('a', 1), 'open', lost)).toBeUndefined()
    expect(await repository.has('a')).toBe(false)
    expect(await kept()).toBe('open')
    await repository.insert('u1', speech('a', 1), 'open', plain)
    expect(await repository.has('a')).toBe(true)
    expect(await kept()).toBe('kept')
    const answer = await repository.insert('u1', speech('b', 2), 'open', {
      claim: buildClaim('click'),
      warnings: ['No <b>.'],
    })
    expect(answer?.warnings).toEqual(['No <b>.'])
    expect(await kept()).toBe('click No <b>.')
  })
})
