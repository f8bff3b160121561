import { type ImportSummary } from '../../shared/features/library/archive.schema.ts'
import { type LibraryItem } from '../../shared/features/library/library.schema.ts'
import { type PlannerEntry } from '../../shared/features/planner/planner.schema.ts'
import { type VoiceRecording } from '../../shared/features/voice-library/voice-library.schema.ts'
import { insertSpeech } from './database/insert-speech.ts'
import { type TestApp } from './test-app.ts'

/** The beginning of an mp3 file like ours, followed by bytes that depend on `name`. */
export const buildSound = (name: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xf3, 0x84, 0xc4]), Buffer.from(name)])

/** A signed-in user who exports everything from a server or imports it. */
export async function openArchiveUser(app: TestApp, email: string) {
  const cookie = await app.signUp(email)
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
  const { user } = (await ask('GET', '/api/auth/session')).json<{ user: { id: string } }>()
  const get = async <Answer>(url: string): Promise<Answer> => (await ask('GET', url)).json<Answer>()
  const send = (zip: Uint8Array, { dryRun = false, headers = {} } = {}) =>
    app.http.inject({
      method: 'POST',
      url: `/api/library/import${dryRun ? '?dryRun=true' : ''}`,
      headers: { cookie, 'content-type': 'application/zip', ...headers },
      payload: Buffer.from(zip),
    })

  return {
    cookie,
    userId: user.id,
    ask,
    get,
    send,

    keep: async (title: string, more: object = {}): Promise<string> => {
      await app.clock.advance(1_000)
      const payload = { title, content: `Content of ${title}`, type: 'hook', ...more }
      return (await ask('POST', '/api/library', payload)).json<{ id: string }>().id
    },

    plan: async (libraryItemId: string, more: object = {}): Promise<void> => {
      const entry = { libraryItemId, platform: 'TikTok', scheduledDate: '2026-12-24T18:00:00.000Z', ...more }
      await ask('POST', '/api/planner', entry)
    },

    /** Saves a recording of this name, with the audio of `buildSound`. */
    record: async (name: string): Promise<void> => {
      const sound = buildSound(name)
      const key = `speech/${user.id}/${name}.mp3`
      const audioUrl = await insertSpeech(app.db, user.id, name, { file_bytes: sound.length, file_key: key })
      await app.audioStore.put(key, sound, 'audio/mpeg')
      await app.clock.advance(1_000)
      await ask('POST', '/api/voice-library', { audioUrl, name })
    },

    zip: async (): Promise<Buffer> => (await ask('GET', '/api/library/archive')).rawPayload,
    importZip: async (zip: Uint8Array, dryRun = false): Promise<ImportSummary> => (await send(zip, { dryRun })).json(),

    /** All data as a user sees it: linked by titles instead of ids. */
    everything: async () => {
      const items = await get<LibraryItem[]>('/api/library')
      const recordings = await get<VoiceRecording[]>('/api/voice-library')
      const findTitle = (id: string | null) => items.find((item) => item.id === id)?.title ?? null
      const findName = (id: string | null) => recordings.find((one) => one.id === id)?.name ?? id
      return {
        items: items.map(({ id: _id, originalId, ...item }) => ({ ...item, original: findName(originalId) })),
        planned: (await get<PlannerEntry[]>('/api/planner')).map(({ id: _id, libraryItemId, ...entry }) => ({
          ...entry,
          item: findTitle(libraryItemId),
        })),
        recordings: recordings.map(({ id: _id, audioUrl, subtitles: _subtitles, libraryItemId, ...recording }) => ({
          ...recording,
          hasAudio: audioUrl !== null,
          item: findTitle(libraryItemId),
        })),
      }
    },
  }
}

/** Two items, one of them a favorite in a folder and planned twice, and two recordings with their items. */
export async function fill(who: ArchiveUser): Promise<void> {
  const bread = await who.keep('Bread', { tags: ['TikTok'], folder: 'October', metadata: { words: 3 } })
  await who.ask('POST', `/api/library/${bread}/favorite`)
  await who.keep('Caption', {
    type: 'caption',
    content: { caption: 'A loaf 🍞.', hashtags: ['#bread'] },
    originalId: 'c1',
  })
  await who.plan(bread, { description: 'At the market', timeZone: 'Europe/Berlin' })
  await who.plan(bread, { platform: 'YouTube' })
  for (const name of ['morning', 'evening']) await who.record(name)
}

/** Everything in the tables and in the store. */
export async function dumpEverything(app: TestApp): Promise<string> {
  const tables = [
    'library_items',
    'library_search',
    'planner_entries',
    'speech_generations',
    'voice_recordings',
    'videos',
  ] as const
  const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
  return JSON.stringify([rows, [...app.audioStore.files.keys()]])
}

export type ArchiveUser = Awaited<ReturnType<typeof openArchiveUser>>
