import { beforeEach, describe, expect, it } from 'vitest'
import { type Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { untilAborted } from '../../testing/fakes/fake-text-model.ts'
import { breakWrites, restoreWrites } from '../../testing/open-speaker.ts'
import { stopAll } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let userId: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  const session = await app.http.inject({ url: '/api/auth/session', headers: { cookie } })
  userId = session.json<{ user: { id: string } }>().user.id
})

const ask = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: `/api/conversations${url}`, headers: { cookie, ...headers }, payload })

const START = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' } as const
const create = async (body: object = START) => (await ask('', body)).json<{ id: string }>().id
const read = async (id: string) =>
  (await app.http.inject({ url: `/api/conversations/${id}`, headers: { cookie } })).json<Conversation>()
const refine = (id: string, userMessage = 'shorter') => ask(`/${id}/refine`, { userMessage })
const used = async () => (await app.services.usage.overview(userId)).prompts.used
/** The user's calls that a provider accepted. */
const openCalls = () =>
  app.db
    .selectFrom('usage_counters')
    .select('used')
    .where('kind', '=', 'promptCalls')
    .where('user_id', '=', userId)
    .execute()

/** The events of an answer. */
function watch(id: string) {
  const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
  return app.services.refine.stream(call, { id, userMessage: 'shorter', useInternetSearch: false })
}

describe('an answer', () => {
  it('without a change keeps both turns, creates no version and costs its prompt', async () => {
    const id = await create()
    app.text.refinement = async function* answer() {
      yield { type: 'answer', text: 'I cannot do that without an AI key.' }
    }
    const conversation = (await refine(id, 'translate to Klingon')).json<Conversation>()
    expect(conversation).toMatchObject({ currentVersion: 0, currentContent: 'Bread is easy.' })
    expect(conversation.conversationHistory).toMatchObject([
      { role: 'user', content: 'translate to Klingon' },
      { role: 'assistant', content: 'I cannot do that without an AI key.' },
    ])
    expect(conversation.conversationHistory[1]).not.toHaveProperty('version')
    expect(await used()).toBe(1)
  })

  it('may be free: both turns are kept, the prompt is returned, the attempt counts, and a repetition gets the same answer', async () => {
    const id = await create()
    let asked = 0
    app.text.refinement = async function* answer() {
      asked += 1
      yield { type: 'answer', text: 'An AI can do this.', isFree: true }
    }
    const attempts = async () => (await openCalls()).map(({ used }) => used)
    for (const _time of ['first', 'again']) {
      const response = await ask(`/${id}/refine`, { userMessage: 'rhyme' }, { 'idempotency-key': 'click-1' })
      expect(response.json()).toMatchObject({
        currentVersion: 0,
        conversationHistory: [{ content: 'rhyme' }, { content: 'An AI can do this.' }],
      })
      expect([asked, await used(), await attempts()]).toEqual([1, 0, [1]])
    }
    const events = await Array.fromAsync(watch(id))
    expect(events).toMatchObject([{ type: 'done', conversation: { currentVersion: 0 } }])
    expect([asked, await used(), await attempts()]).toEqual([2, 0, [2]])
  })

  it('that is free returns its prompt also where it cannot be stored', async () => {
    const id = await create()
    app.text.refinement = async function* answer() {
      yield { type: 'answer', text: 'An AI can do this.', isFree: true }
    }
    await breakWrites(app.db, 'insert on conversation_entries')
    const again = () => ask(`/${id}/refine`, { userMessage: 'rhyme' }, { 'idempotency-key': 'click-1' })
    expect((await again()).statusCode).toBe(500)
    expect([await used(), (await read(id)).conversationHistory.length]).toEqual([0, 0])
    await restoreWrites(app.db)
    expect((await again()).statusCode).toBe(200)
    expect(await used()).toBe(0)
  })

  it('that is free is given about a text of any length', async () => {
    const id = await create({ ...START, toolType: 'script', currentContent: 'word '.repeat(6_000).trim() })
    app.text.refinement = async function* answer() {
      yield { type: 'answer', text: 'An AI can do this.', isFree: true }
    }
    expect((await refine(id)).statusCode).toBe(200)
  })

  it('gets the previous version; a change that was undone is ignored', async () => {
    const id = await create()
    const before: unknown[] = []
    app.text.refinement = async function* step(brief) {
      before.push(brief.before)
      const content = brief.message === 'undo' ? (brief.before ?? '') : brief.message
      yield { type: 'version', content, note: 'Done.' }
    }
    for (const message of ['one', 'two', 'undo', 'undo', 'three']) await refine(id, message)
    expect(before).toEqual([undefined, 'Bread is easy.', 'one', 'Bread is easy.', undefined])
  })

  it.each(['', 'x'])("costs a prompt from the model's first word on: %j", async (text) => {
    const id = await create()
    app.text.refinement = async function* words(_brief, { signal }) {
      yield { type: 'partial', text }
      await untilAborted(signal)
    }
    const events = watch(id)
    expect((await events.next()).value).toEqual({ type: 'partial', text })
    await stopAll(app, userId)
    expect(await used()).toBe(1)
    expect((await read(id)).conversationHistory).toHaveLength(2 * text.length)
  })

  it.each([
    ['an answer without words', { type: 'answer', text: '' }],
    ['the same content again', { type: 'version', content: 'Bread is easy.', note: 'Nothing to mend.' }],
  ] as const)('costs a prompt for %s', async (_what, draft) => {
    const id = await create()
    app.text.refinement = async function* script() {
      yield draft
    }
    expect((await refine(id)).statusCode).toBe(200)
    expect(await used()).toBe(1)
  })

  it('refuses a text that is too long for the model, which costs nothing and is not stored', async () => {
    const id = await create({ ...START, toolType: 'script', currentContent: 'word '.repeat(6_000).trim() })
    app.text.refinement = async function* script() {
      yield { type: 'answer', text: 'This text is too long for me.' }
    }
    const response = await refine(id)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ message: 'This text is too long for me.' })
    expect(await used()).toBe(0)
    expect((await read(id)).conversationHistory).toEqual([])
  })

  it('blocks restoring a version while an answer is being written', async () => {
    const id = await create()
    await refine(id, 'one')
    app.text.refinement = async function* hang(_brief, { signal }) {
      yield { type: 'partial', text: 'New' }
      await untilAborted(signal)
    }
    const events = watch(id)
    await events.next()
    const restore = () => ask(`/${id}/restore`, { version: 0 })
    const refused = await restore()
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('being written') })
    await stopAll(app, userId)
    expect((await restore()).json()).toMatchObject({ currentVersion: 0 })
  })
})
