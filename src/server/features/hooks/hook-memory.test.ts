import { beforeEach, describe, expect, it } from 'vitest'
import { DATA_EXPORT_PATH } from '../../../shared/features/account/account.constants.ts'
import { type Hook, type HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { tenHooks } from '../../testing/fakes/fake-text-model.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
})

const generate = async (who = cookie, topic = 'bread') => {
  const request = { method: 'POST', url: '/api/hooks/generate', payload: { topic }, headers: { cookie: who } } as const
  return (await app.http.inject(request)).json<{ hooks: Hook[] }>().hooks
}
const read = async <Answer>(url: string) => (await app.http.inject({ url, headers: { cookie } })).json<Answer>()

describe('the details of a hook', () => {
  const EXTRAS = { onScreen: 'Cold oven.', firstFrame: 'A hand opens an oven.', why: 'Nobody expects it cold.' }

  beforeEach(() => {
    app.text.script = async function* withExtras(brief, options) {
      for await (const draft of tenHooks(brief, options)) {
        yield draft.index === 0 && draft.type === 'hook' ? { ...draft, ...EXTRAS } : draft
      }
    }
  })

  it('are returned, stored and exported with it', async () => {
    const hooks = await generate()
    expect(hooks[0]).toMatchObject(EXTRAS)
    expect(hooks[1]).not.toHaveProperty('why')
    expect((await read<HookGeneration[]>('/api/hooks/recent'))[0]?.hooks).toEqual(hooks)
    expect(await read(DATA_EXPORT_PATH)).toMatchObject({ hooks: [{ hooks }] })
  })

  it('are streamed with it', async () => {
    const session = await read<{ user: { id: string } }>('/api/auth/session')
    const call = { userId: session.user.id, signal: new AbortController().signal, idempotencyKey: undefined }
    const request = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const
    const [first] = await Array.fromAsync(app.services.hooks.stream(call, request))
    expect(first).toMatchObject({ type: 'hook', hook: EXTRAS })
  })
})

describe("the user's last lines", () => {
  it('reach the writer, newest first and thirty at most, without those of others', async () => {
    await generate(await app.signUp(), 'a stranger')
    const written: string[] = []
    for (let run = 0; run < 4; run += 1) {
      const known = app.text.briefs.length
      const hooks = await generate()
      const brief = app.text.briefs[known]
      expect(brief).toMatchObject({ recent: written.slice(0, 30) })
      const prompt = app.text.prompts.at(-1)?.user ?? ''
      const [, recent = ''] = /<recent>\n([^]*)\n<\/recent>/u.exec(prompt) ?? []
      expect(recent.split('\n').filter((line) => line !== '')).toEqual(written.slice(0, 30))
      written.unshift(...hooks.map(({ hook }) => hook))
      await app.clock.advance(1_000)
    }
  })
})
