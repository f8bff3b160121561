import { describe, expect, it } from 'vitest'
import { type PublicConfig } from '../../shared/features/auth/auth.schema.ts'
import { type HookResult } from '../../shared/features/hooks/hooks.schema.ts'
import { AppError } from '../../shared/errors.ts'
import { type LocalServer } from '../providers/local-server.ts'
import { createFakeSpeechModel } from '../testing/fakes/fake-speech-model.ts'
import { openSpeaker } from '../testing/open-speaker.ts'
import { createTestApp } from '../testing/test-app.ts'

const FOUND: LocalServer = { name: 'Ollama', port: 11_434, model: 'qwen3:8b' }
const GONE = { message: 'It is gone, so another wrote this.', reason: 'writer' } as const

describe('a local AI, as a caller sees it', () => {
  it('is announced as soon as it is found and until it goes', async () => {
    let found: LocalServer | undefined
    const app = await createTestApp({ local: { text: () => found, speech: () => found } })
    const config = async (): Promise<PublicConfig> =>
      (await app.http.inject('/trpc/auth.config')).json<{ result: { data: PublicConfig } }>().result.data
    const built = { text: { live: false, isLocal: false, name: 'Fake writer' }, speech: { live: false } }
    expect(await config()).toMatchObject(built)
    found = FOUND
    expect(await config()).toMatchObject({
      text: { live: true, isLocal: true, name: 'qwen3:8b' },
      speech: { live: true, isSetUp: true },
    })
    found = undefined
    expect(await config()).toMatchObject(built)
  })

  it('causes a warning when it is gone and another writer wrote, beside that of a failed search', async () => {
    const app = await createTestApp({ research: true, env: { OWNER_EMAIL: 'noor@example.com' } })
    const cookie = await app.signUp()
    await app.db.updateTable('users').set({ email_verified_at: '2026-11-20T00:00:00.000Z' }).execute()
    const usual = app.text.script
    app.text.script = async function* (...asked) {
      yield { type: 'warning', warning: GONE }
      yield* usual(...asked)
    }
    const write = async (payload: object): Promise<HookResult> =>
      (await app.http.inject({ method: 'POST', url: '/api/hooks/generate', payload, headers: { cookie } })).json()
    expect((await write({ topic: 'bread' })).warnings).toEqual([GONE])
    app.research.search = () => Promise.reject(new AppError('BAD_GATEWAY', 'away'))
    const { hooks, warnings } = await write({ topic: 'bread', useInternetSearch: true })
    expect(hooks).toHaveLength(10)
    expect(warnings).toMatchObject([{ reason: 'search_failed' }, GONE])
  })

  it('writes one text at a time, and the draft writer eight', async () => {
    const app = await createTestApp({ env: { DEV_ACCESS_EMAILS: 'noor@example.com' } })
    await app.signUp()
    const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const begun: (() => void)[] = []
    const usual = app.text.script
    app.text.script = async function* (...asked) {
      await new Promise<void>((resolve) => begun.push(resolve))
      yield* usual(...asked)
    }
    const write = (topic: string) =>
      app.services.hooks.generate(
        { userId, signal: new AbortController().signal, idempotencyKey: undefined },
        { topic, platform: 'YouTube', tone: 'casual', useInternetSearch: false },
      )
    const settled = async () => {
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    Object.assign(app.text, { concurrency: 1 })
    const [one, other] = [write('one'), write('other')]
    await settled()
    expect(begun).toHaveLength(1)
    begun[0]?.()
    await one
    await settled()
    Object.assign(app.text, { concurrency: undefined })
    const rest = [write('three'), write('four')]
    await settled()
    expect(begun).toHaveLength(4)
    for (const go of begun) go()
    expect((await Promise.all([other, ...rest])).map(({ hooks }) => hooks.length)).toEqual([10, 10, 10])
  })

  it('is replaced for the whole text, with a warning, when the voice is lost in the middle', async () => {
    const noor = await openSpeaker()
    const { speech } = noor.app
    const other = { ...createFakeSpeechModel(), fingerprint: 'other-1' }
    speech.sound = () => Promise.reject(new AppError('BAD_GATEWAY', 'away', { isPermanent: true }))
    expect((await noor.ask('One. Two.')).statusCode).toBe(502)
    speech.instead = async () => other
    const spoken = await noor.say('One. Two.')
    expect(spoken.warnings).toEqual(['The AI voice on this machine is gone, so the offline voice spoke this.'])
    expect(other.said.length).toBeGreaterThan(0)
    expect(await noor.used()).toBe('One. Two.'.length)
  })
})
