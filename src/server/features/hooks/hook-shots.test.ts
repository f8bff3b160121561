import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { type HookGeneration, type HookResult } from '../../../shared/features/hooks/hooks.schema.ts'
import { CrisisTopic } from '../../providers/text/text.port.ts'
import { hangAfter, shotsOfAll, tenHooks } from '../../testing/fakes/fake-text-model.ts'
import { openWriter, stopAll, type Writer } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const FAILED = new AppError('BAD_GATEWAY', 'The writer failed.', { isPermanent: true })

let app: TestApp
let noor: Writer
/** How often the model was asked for shots. */
let asked: number

/** A server with a result of Noor. Returns its id. */
async function open(options: TestAppOptions = {}): Promise<string> {
  app = await createTestApp(options)
  noor = await openWriter(app)
  asked = 0
  answer(shotsOfAll)
  await app.db.updateTable('users').set({ confirms_first: null }).execute()
  await noor.ask()
  return (await result()).id
}

function answer(next: typeof app.text.shots): void {
  app.text.shots = (...given) => {
    asked += 1
    return next(...given)
  }
}
const fail = (error: Error, isAccepted = false) =>
  answer(async function* (_brief, { onAccepted }) {
    yield* []
    if (isAccepted) onAccepted?.()
    throw error
  })

const result = async () => (await app.services.hooks.recent(noor.userId, 1))[0] as HookGeneration
const addShots = (id: string, { cookie } = noor) =>
  app.http.inject({ method: 'POST', url: `/api/hooks/${id}/shots`, headers: { cookie } })

describe('the shots of hooks', () => {
  let id: string
  beforeEach(async () => {
    id = await open()
  })

  it('are added to every line, which stays as it is, by one call and for no prompt', async () => {
    const { hooks } = await result()
    const response = await addShots(id)
    expect(response.statusCode).toBe(200)
    expect(response.json<HookResult>().hooks).toEqual(
      hooks.map((hook, at) => ({
        ...hook,
        onScreen: `Words ${at + 1}`,
        firstFrame: `Frame ${at + 1}.`,
        why: 'It is odd.',
      })),
    )
    expect((await result()).hooks).toEqual(response.json<HookResult>().hooks)
    expect([await noor.used(), await noor.calls()]).toEqual([1, 2])
    expect(app.text.prompts.at(-1)?.user).toContain(`1. ${hooks[0]?.hook}\n2. ${hooks[1]?.hook}\n`)
  })

  it('are written once for a result', async () => {
    const first = (await addShots(id)).json<HookResult>()
    answer(async function* () {
      yield { type: 'shot', index: 0, why: 'Another.' }
    })
    expect((await addShots(id)).json()).toEqual(first)
    expect([asked, await noor.calls()]).toEqual([1, 2])
  })

  it('are the first that were written where two requests come at once', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    answer(async function* () {
      const why = `Call ${asked}.`
      await gates[asked - 1]?.promise
      yield { type: 'shot', index: 2, why }
    })
    const [one, two] = [addShots(id), addShots(id)]
    await until(() => asked === 2)
    gates[1]?.resolve()
    await until(async () => (await result()).hooks[2]?.why !== undefined)
    gates[0]?.resolve()
    expect((await two).json()).toEqual((await one).json())
    expect((await result()).hooks.map(({ why }) => why).filter(Boolean)).toEqual(['Call 2.'])
  })

  it('keep what was written of the result meanwhile', async () => {
    answer(async function* (brief, options) {
      const extra = { id: 'eleventh', hook: 'One more.', pattern: null }
      const content = JSON.stringify({ hooks: [...(await result()).hooks, extra] })
      await app.db.updateTable('generations').set({ content }).execute()
      yield* shotsOfAll(brief, options)
    })
    const { hooks } = (await addShots(id)).json<HookResult>()
    expect(hooks).toHaveLength(11)
    expect(hooks.filter(({ why }) => why !== undefined)).toHaveLength(10)
  })

  it('are not found for a result that is deleted meanwhile, of another tool, or of somebody else', async () => {
    const sam = await openWriter(app, 'sam@example.com')
    expect((await addShots(id, sam)).statusCode).toBe(404)
    expect((await addShots('unknown')).statusCode).toBe(404)
    const headers = { cookie: noor.cookie }
    await app.http.inject({ method: 'POST', url: '/api/captions/generate', payload: { content: 'bread' }, headers })
    const [caption] = await app.services.captions.recent(noor.userId, 1)
    expect((await addShots(caption?.id ?? '')).statusCode).toBe(404)
    expect(asked).toBe(0)
    answer(async function* (brief, options) {
      await app.db.deleteFrom('generations').where('id', '=', id).execute()
      yield* shotsOfAll(brief, options)
    })
    expect((await addShots(id)).statusCode).toBe(404)
    expect(asked).toBe(1)
  })

  it('wait for the end of a result', async () => {
    app.text.script = hangAfter(1)
    const events = noor.watch()
    await events.next()
    const [running] = await app.services.generations.list(noor.userId, { state: 'running' })
    expect((await addShots(running?.id ?? '')).statusCode).toBe(409)
    await stopAll(app, noor.userId)
    expect((await addShots(running?.id ?? '')).json()).toMatchObject({ hooks: [{ why: 'It is odd.' }] })
  })

  it('are kept by a result that is resumed later, and not written while it is', async () => {
    app.text.script = hangAfter(1)
    const events = noor.watch()
    await events.next()
    await stopAll(app, noor.userId)
    const { id: stopped } = await result()
    await addShots(stopped)
    const gate = Promise.withResolvers<void>()
    app.text.script = async function* (brief, options) {
      await gate.promise
      for await (const draft of tenHooks(brief, options)) if (draft.index >= (brief.written?.length ?? 0)) yield draft
    }
    await app.services.generations.resume(noor.userId, stopped)
    expect((await addShots(stopped)).statusCode).toBe(409)
    gate.resolve()
    await until(async () => (await app.services.generations.get(noor.userId, stopped)).state === 'done')
    const { hooks } = await result()
    expect(hooks.map(({ why }) => why !== undefined)).toEqual([true, ...Array<boolean>(9).fill(false)])
  })

  it('have their figures marked that nobody gave', async () => {
    answer(async function* () {
      yield { type: 'shot', index: 1, onScreen: '94 % cheaper', firstFrame: 'A pan, from above.', why: '80 % stay.' }
    })
    const { warnings } = (await addShots(id)).json<HookResult>()
    expect(warnings).toMatchObject([{ reason: 'figure', figure: '94 %', path: 'hooks.1.onScreen', from: 0, to: 4 }])
    expect(await app.services.generations.get(noor.userId, id)).toMatchObject({ warnings })
  })

  it('begin again after a thought', async () => {
    answer(async function* () {
      yield { type: 'shot', index: 0, why: 'A thought.' }
      yield { type: 'restart' }
      yield { type: 'shot', index: 1, why: 'A reason.' }
    })
    const { hooks } = (await addShots(id)).json<HookResult>()
    expect(hooks.flatMap(({ why }) => why ?? [])).toEqual(['A reason.'])
  })

  it.each([
    ['before the service has accepted the call', false, 1],
    ['after that', true, 2],
  ])('change nothing where the model fails, and count as a call only %s', async (_, isAccepted, calls) => {
    fail(FAILED, isAccepted)
    const response = await addShots(id)
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([502, 'The writer failed.'])
    expect((await result()).hooks[0]).not.toHaveProperty('why')
    expect([await noor.used(), await noor.calls()]).toEqual([1, calls])
    answer(shotsOfAll)
    expect((await addShots(id)).statusCode).toBe(200)
  })

  it('are refused where the model signals a crisis', async () => {
    fail(new CrisisTopic())
    const response = await addShots(id)
    expect([response.statusCode, response.json<object>()]).toMatchObject([403, { reason: 'declined_topic' }])
  })

  it('need a model', async () => {
    Object.assign(app.text, { writeShots: undefined })
    const response = await addShots(id)
    expect([response.statusCode, response.json<object>()]).toMatchObject([
      501,
      { message: expect.stringContaining('An AI does: how to add one.') },
    ])
    expect(await noor.calls()).toBe(1)
  })
})

describe('a call for shots is refused as any other call of a provider is', () => {
  it('without a confirmed address', async () => {
    const id = await open({ env: { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://hookline.example' } })
    await app.db.updateTable('users').set({ confirms_first: 1 }).execute()
    const response = await addShots(id)
    expect([response.statusCode, response.json<object>()]).toMatchObject([403, { reason: 'unverified_email' }])
    expect(asked).toBe(0)
  })

  it('too often', async () => {
    const id = await open({ throttleRules: { generatePerAccount: { limit: 1, windowMs: 60_000 } } })
    expect((await addShots(id)).statusCode).toBe(429)
    expect(asked).toBe(0)
  })

  it('after the calls of the day', async () => {
    const id = await open({ env: { HOST_DAILY_PROMPTS: '2' } })
    expect((await addShots(id)).statusCode).toBe(503)
    expect(asked).toBe(0)
  })

  it('while the service does not answer, and leaves its place to others', async () => {
    const id = await open({ env: { TEXT_CONCURRENCY: '1' } })
    fail(new AppError('GATEWAY_TIMEOUT', 'Too slow.'))
    for (let call = 0; call < 5; call += 1) expect((await addShots(id)).statusCode).toBe(504)
    const response = await addShots(id)
    expect([response.statusCode, response.json<object>()]).toMatchObject([503, { reason: 'provider_unavailable' }])
    expect([asked, await noor.calls()]).toEqual([5, 1])
  })
})
