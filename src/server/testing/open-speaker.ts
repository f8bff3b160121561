import { type Kysely, sql } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type SpeechEvent, type SpeechResult } from '../../shared/features/tts/tts.schema.ts'
import { createTestApp } from './test-app.ts'

/** Somebody signed in on a server that speaks with a voice of the test's, over HTTP and as events. */
export async function openSpeaker(options: Parameters<typeof createTestApp>[0] = {}, email = 'noor@example.com') {
  const app = await createTestApp(options)
  return speakAs(app, await app.signUp(email))
}

/** The same for an account that is signed in already. */
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
    /** Asks for a wav file, which takes the shortest time, and answers the response. */
    ask: (text: string, headers?: Record<string, string>) => ask({ text, format: 'wav' }, headers),
    askFor: ask,
    /** The same where it has to work. */
    say: async (text: string): Promise<SpeechResult> => (await ask({ text, format: 'wav' })).json<SpeechResult>(),
    /** The events of a text. `signal` is what a browser's stop button fires. */
    watch: (text: string, signal = new AbortController().signal): AsyncGenerator<SpeechEvent, void> =>
      app.services.tts.stream({ userId, signal, idempotencyKey: undefined }, { text, voice: 'alloy', format: 'wav' }),
    used: async () => (await app.services.usage.overview(userId)).speech.used,
    /** Bytes of the file that an answer names. */
    findFile: ({ id, format }: Pick<SpeechResult, 'id' | 'format'>): Uint8Array => {
      const file = app.audioStore.files.get(`speech/${userId}/${id}.${format}`)
      if (!file) throw new Error('There is no such file')
      return file.bytes
    },
    /** From now on no file is stored whose key begins so. */
    failPuts: (beginning: string, error: Error): void => {
      const { put } = app.audioStore
      app.audioStore.put = async (key, ...file) => {
        if (key.startsWith(beginning)) throw error
        return put.call(app.audioStore, key, ...file)
      }
    },
    /** Keys of spoken files, without the cached pieces beside them. */
    files: () => [...app.audioStore.files.keys()].filter((key) => key.startsWith('speech/')),
  }
}

export type Speaker = Awaited<ReturnType<typeof openSpeaker>>

/** From now on the database fails at these writes. */
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

/** The writes of `breakWrites` work again. */
export const mendWrites = (db: Kysely<Database>): Promise<unknown> => sql`drop trigger broken`.execute(db)

/** Sentences, each a piece of its own for the test's voice, whose pieces have at most 100 characters. */
export function sentences(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    `Sentence ${index} is long enough that no other one fits beside it into one hundred`.padEnd(90, 'x').concat('. '),
  )
}

/** What a promise may do before the next line of a test: everything that waits for no clock. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve))
}
