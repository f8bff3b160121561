import { type Generation } from '../../shared/features/generation/generations.schema.ts'
import { createFakeRandom } from './fakes/fake-random.ts'
import { until } from './until.ts'
import { openWriter } from './open-writer.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const REQUEST = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const
const never = new AbortController().signal

/** A user with running generations of hooks, on a server that the test controls. */
export async function openGenerations() {
  const app = await createTestApp()
  const noor = await openWriter(app)
  const { userId, cookie } = noor
  const ask = (method: 'GET' | 'POST', url: string, who = cookie) =>
    app.http.inject({ method, url: `/api/generations${url}`, headers: { cookie: who } })
  return {
    app,
    noor,
    request: REQUEST,
    ask,
    /** A generation of hooks over HTTP. */
    view: async (id: string) => (await ask('GET', `/${id}`)).json<Generation & { tool: 'hooks' }>(),
    /** Starts writing hooks. Returns the id. */
    start: async (idempotencyKey?: string, on = app): Promise<string> =>
      (await on.services.hooks.start({ userId, idempotencyKey, signal: never }, REQUEST)).id ?? '',
    /** Waits until a generation has so many hooks. */
    written: (id: string, count: number, on = app): Promise<void> =>
      until(async () => {
        const found = await on.services.generations.get(userId, id)
        return found.tool === 'hooks' && found.hooks.length === count
      }),
    /** The events of a generation to its end. */
    events: (id: string, after = 0, on = app) =>
      Array.fromAsync(on.services.generations.events(userId, id, after, never)),
    stop: (id: string, on = app) => on.services.generations.stop(userId, id, never),
    /** A second server on the same database. */
    openOther: async (): Promise<TestApp> => {
      const other = await createTestApp({ db: app.db, random: createFakeRandom('second-') })
      other.text.script = app.text.script
      return other
    },
  }
}
