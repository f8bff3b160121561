import { type HookEvent } from '../../shared/features/hooks/hooks.schema.ts'
import { type FakeTextModel, untilAborted } from './fakes/fake-text-model.ts'
import { type TestApp } from './test-app.ts'

const REQUEST = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const

/** A signed-in user on a server that the test controls. */
export async function openWriter(on: TestApp, email = 'noor@example.com') {
  const cookie = await on.signUp(email)
  const session = await on.http.inject({ url: '/api/auth/session', headers: { cookie } })
  const userId = session.json<{ user: { id: string } }>().user.id
  return writeAs(on, userId, cookie)
}

/** Like `openWriter`, for an account that is signed in, possibly on another server of the same database. */
export function writeAs(on: TestApp, userId: string, cookie: string) {
  const buildCall = (signal = new AbortController().signal, idempotencyKey?: string) => ({
    userId,
    signal,
    idempotencyKey,
  })
  return {
    userId,
    cookie,
    /** Requests hooks over HTTP. */
    ask: (headers: Record<string, string> = {}) =>
      on.http.inject({
        method: 'POST',
        url: '/api/hooks/generate',
        payload: REQUEST,
        headers: { cookie, ...headers },
      }),
    /** The events of hooks as they are written. `signal` disconnects. */
    watch: (signal?: AbortSignal, key?: string) => on.services.hooks.stream(buildCall(signal, key), REQUEST),
    /** Calls that a provider accepted, in the free plan's day or the premium month. */
    calls: async () => {
      const kind = on.db.selectFrom('usage_counters').select('used').where('kind', '=', 'promptCalls')
      return (await kind.where('user_id', '=', userId).executeTakeFirst())?.used
    },
    used: async () => (await on.services.usage.overview(userId)).prompts.used,
    recent: async () => (await on.services.hooks.recent(userId, 50)).length,
  }
}

export type Writer = Awaited<ReturnType<typeof openWriter>>

/** Stops every running generation of a user, and waits until that is stored. */
export async function stopAll({ services: { generations } }: Pick<TestApp, 'services'>, userId: string): Promise<void> {
  const running = await generations.list(userId, { state: 'running' })
  await Promise.all(running.map(({ id }) => generations.stop(userId, id, new AbortController().signal)))
}

/** Opens a stream, reads its first event and stops the generation. */
export async function lookAndStop(on: TestApp, { watch, userId }: Writer): Promise<HookEvent | undefined> {
  const events = watch()
  const { value } = await events.next()
  await stopAll(on, userId)
  await events.return()
  return value as HookEvent | undefined
}

/** Writes the beginning of a hook, then waits until the caller stops. */
export const insideFirstHook = (text: string): FakeTextModel['script'] =>
  async function* script(_brief, { signal }) {
    yield { type: 'partial', index: 0, text, pattern: null }
    await untilAborted(signal)
  }
