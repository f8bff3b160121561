import { type Kysely, sql } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type SpeechEvent, type SpeechResult } from '../../shared/features/tts/tts.schema.ts'
import { createTestApp } from './test-app.ts'

/** A signed-in user on a server with a voice that the test controls, over HTTP and as events. */
export async function openSpeaker(options: Parameters<typeof createTestApp>[0] = {}, email = 'noor@example.com') {
  const app = await createTestApp(options)
  return speakAs(app, await app.signUp(email))
}

/** Like `openSpeaker`, for an account that is signed in. */
export async function speakAs(app: Awaited<ReturnType<typeof createTestApp>>, cookie: string) {
  const get = async <Answer>(url: string): Promise<Answer> =>
    (await app.http.inject({ url, headers: { cookie } })).json<Answer>()
  const userId = (await get<{ user: { id: string } }>('/api/auth/session')).user.id
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    app.http.inject({ method: 'POST', url: '/api/tts/generate', payload, headers: { cookie, ...headers } })
  return {
    app,
    cookie,
    userId,
    get,
    /** Requests a wav file, the fastest format. Returns the response. */
    ask: (text: string, headers?: Record<string, string>) => ask({ text, format: 'wav' }, headers),
    askFor: ask,
    /** Requests a wav file and returns the result of a successful response. */
    say: async (text: string): Promise<SpeechResult> => (await ask({ text, format: 'wav' })).json<SpeechResult>(),
    /** The events of a text. A browser's stop button fires `signal`. */
    watch: (text: string, signal = new AbortController().signal): AsyncGenerator<SpeechEvent, void> =>
      app.services.tts.stream({ userId, signal, idempotencyKey: undefined }, { text, voice: 'alloy', format: 'wav' }),
    used: async () => (await app.services.usage.overview(userId)).speech.used,
    /** Bytes of the file of a result. */
    findFile: ({ id, format }: Pick<SpeechResult, 'id' | 'format'>): Uint8Array => {
      const file = app.audioStore.files.get(`speech/${userId}/${id}.${format}`)
      if (!file) throw new Error('There is no such file')
      return file.bytes
    },
    /** Makes storing files fail whose keys begin with `beginning`. */
    failPuts: (beginning: string, error: Error): void => {
      const { put } = app.audioStore
      app.audioStore.put = async (key, ...file) => {
        if (key.startsWith(beginning)) throw error
        return put.call(app.audioStore, key, ...file)
      }
    },
    /** Keys of speech files, without cached pieces. */
    files: () => [...app.audioStore.files.keys()].filter((key) => key.startsWith('speech/')),
  }
}

export type Speaker = Awaited<ReturnType<typeof openSpeaker>>

/** Makes these writes fail in the database. */
export async function breakWrites(
  db: Kysely<Database>,
  writes:
    | `insert on ${'speech_generations' | 'conversation_entries'}`
    | 'update of state on idempotency_records'
    | 'update of content on generations',
): Promise<void> {
  const fails = sql.raw(`create trigger broken before ${writes} begin select raise(abort, 'disk I/O error'); end`)
  await sql`${fails}`.execute(db)
}

/** Ends the failures of `breakWrites`. */
export const restoreWrites = (db: Kysely<Database>): Promise<unknown> => sql`drop trigger broken`.execute(db)

/** Sentences, each a separate piece for the test's voice, whose pieces have at most 100 characters. */
export function sentences(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    `Sentence ${index} is long enough that no other one fits beside it into one hundred`.padEnd(90, 'x').concat('. '),
  )
}
