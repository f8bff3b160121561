import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { type Conversation, type RefineEvent } from '../../../shared/features/conversations/conversations.schema.ts'
import { MAX_CONVERSATION_ENTRIES } from '../../../shared/limits.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { openLeases } from '../../testing/open-leases.ts'
import { stopAll } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let userId: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  userId = await loadId(cookie)
})

const loadId = async (who: string) =>
  (await app.http.inject({ url: '/api/auth/session', headers: { cookie: who } })).json<{ user: { id: string } }>().user
    .id

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who = cookie) =>
  app.http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })

const START = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' } as const
const create = async (body: object = START) => (await ask('POST', '/api/conversations', body)).json<{ id: string }>().id
const read = async (id: string) => (await ask('GET', `/api/conversations/${id}`)).json<Conversation>()
const refine = (id: string, userMessage = 'shorter') => ask('POST', `/api/conversations/${id}/refine`, { userMessage })
const used = async () => (await app.services.usage.overview(userId)).prompts.used

async function watch(id: string, { stopAt = Infinity, key }: { stopAt?: number; key?: string } = {}) {
  const events: RefineEvent[] = []
  const call = { userId, idempotencyKey: key, signal: new AbortController().signal }
  const request = { id, userMessage: 'shorter', useInternetSearch: false }
  for await (const event of app.services.refine.stream(call, request)) {
    if (event.type !== 'searching' && event.type !== 'sources') events.push(event)
    if (events.length >= stopAt) {
      await stopAll(app, userId)
      break
    }
  }
  return events
}

describe('a conversation', () => {
  it('begins with the content and no turns', async () => {
    const started = await ask('POST', '/api/conversations', START)
    expect(started.statusCode).toBe(201)
    expect(await read(started.json<{ id: string }>().id)).toMatchObject({
      toolType: 'hook',
      originalPrompt: 'bread',
      currentContent: 'Bread is easy.',
      currentVersion: 0,
      conversationHistory: [],
    })
  })

  it('is in the list, newest first, with a readable title and what there is of it', async () => {
    await create({ ...START, toolType: 'script', currentContent: '[0:00 Hook]\nBread is easy.\n' })
    await app.clock.advance(1_000)
    const id = await create({ ...START, originalId: 'hook-3' })
    await refine(id)
    const list = async (query = '', who = cookie) =>
      (await ask('GET', `/api/conversations${query}`, undefined, who)).json<object[]>()
    expect(await list()).toMatchObject([
      { id, toolType: 'hook', title: (await read(id)).currentContent, originalId: 'hook-3', versions: 2, turns: 2 },
      { toolType: 'script', title: 'Bread is easy.', originalPrompt: 'bread', versions: 1, turns: 0 },
    ])
    expect(await list('?limit=1')).toMatchObject([{ id }])
    expect(await list('?toolType=script')).toMatchObject([{ toolType: 'script' }])
    expect((await ask('GET', '/api/conversations?limit=201')).statusCode).toBe(400)
    expect(await list('', await app.signUp('sam@example.com'))).toEqual([])
    expect((await app.http.inject({ url: '/api/conversations' })).statusCode).toBe(401)
  })

  it('stores a caption as JSON with its request', async () => {
    const id = await create({
      toolType: 'caption',
      originalPrompt: 'a loaf',
      currentContent: { caption: 'A loaf.', hashtags: ['#bread'] },
      userInput: { content: 'a loaf', platform: 'TikTok', style: 'trending' },
    })
    expect(await read(id)).toMatchObject({
      currentContent: '{"caption":"A loaf.","hashtags":["#bread"]}',
      userInput: { platform: 'TikTok' },
    })
  })

  it.each([
    [{ ...START, toolType: 'poem' }, 'toolType'],
    [{ ...START, currentContent: '  ' }, 'currentContent'],
    [{ ...START, currentContent: 'x'.repeat(30_001) }, 'currentContent'],
    [{ ...START, originalPrompt: 'x'.repeat(2_001) }, 'originalPrompt'],
    [{ ...START, userInput: { content: 'x', platform: 'Myspace' } }, 'userInput.platform'],
  ])('is refused when its beginning is wrong: %#', async (body, field) => {
    const response = await ask('POST', '/api/conversations', body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field })
  })

  it('is limited to its owner, for every verb', async () => {
    const id = await create()
    const other = await app.signUp('sam@example.com')
    const answers = await Promise.all([
      ask('GET', `/api/conversations/${id}`, undefined, other),
      ask('GET', `/api/conversation/${id}`, undefined, other),
      ask('POST', `/api/conversations/${id}/refine`, { userMessage: 'shorter' }, other),
      ask('POST', `/api/conversation/${id}/message`, { message: 'shorter' }, other),
      ask('POST', `/api/conversations/${id}/restore`, { version: 0 }, other),
      ask('POST', `/api/conversations/${id}/save`, undefined, other),
      ask('DELETE', `/api/conversation/${id}`, undefined, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect((await read(id)).conversationHistory).toEqual([])
    expect((await app.services.usage.overview(await loadId(other))).prompts.used).toBe(0)
  })
})

describe('refining', () => {
  it('adds both turns, makes the answer the current version and spends one prompt', async () => {
    const id = await create()
    const conversation = (await refine(id)).json<Conversation>()
    expect(conversation).toMatchObject({
      currentVersion: 1,
      currentContent: 'Bread is easy. (shorter)',
      conversationHistory: [
        { role: 'user', content: 'shorter', timestamp: '2026-11-20T12:00:00.000Z' },
        { role: 'assistant', content: 'Bread is easy. (shorter)', version: 1, note: 'Did: shorter.' },
      ],
    })
    expect(conversation.conversationHistory[0]).not.toHaveProperty('version')
    expect(await used()).toBe(1)
  })

  it('stores the other lines of the result and the facts', async () => {
    const siblings = ['Bread is easy.', 'Salt comes last.']
    const id = await create({ ...START, siblings, details: [' Six loaves  a week ', ''] })
    expect(await read(id)).toMatchObject({ siblings, details: ['Six loaves a week'] })
    await refine(id, '2 but for nurses')
    expect(app.text.prompts.at(-1)?.user).toMatch(
      /<facts>\nSix loaves a week\n<\/facts>[^]*<siblings>\n1\. Bread is easy\.\n2\. Salt comes last\.\n<\/siblings>/u,
    )
  })

  it.each([
    ['x', 'siblings must be a list of lines.'],
    [[7], 'Each line of siblings must be text.'],
    [['x'.repeat(301)], 'A line of siblings can have at most 300 characters; this has 301.'],
    [Array.from({ length: 11 }, () => 'x'), 'siblings takes at most 10 lines.'],
  ])('reports invalid siblings: %j', async (siblings, message) => {
    const refused = await ask('POST', '/api/conversations', { ...START, siblings })
    expect([refused.statusCode, refused.json().message]).toEqual([400, message])
  })

  it('continues from the restored version with the next number', async () => {
    const id = await create()
    for (const message of ['one', 'two', 'three']) await refine(id, message)
    const restored = (await ask('POST', `/api/conversations/${id}/restore`, { version: 1 })).json<Conversation>()
    expect(restored).toMatchObject({ currentVersion: 1, currentContent: 'Bread is easy. (one)' })
    expect(restored.conversationHistory).toHaveLength(6)
    expect((await refine(id, 'four')).json()).toMatchObject({
      currentVersion: 4,
      currentContent: 'Bread is easy. (one) (four)',
    })
    expect((await ask('POST', `/api/conversations/${id}/restore`, { version: 9 })).statusCode).toBe(404)
  })

  it('streams the answer and then the conversation', async () => {
    const events = await watch(await create())
    expect(events.map(({ type }) => type)).toEqual(['partial', 'partial', 'done'])
    expect(events.at(-1)).toMatchObject({ conversation: { currentVersion: 1 } })
  })

  it('keeps the message and the partial answer when stopped, and does not change the content', async () => {
    const id = await create()
    app.text.refinement = async function* twoSentences() {
      yield { type: 'partial', text: 'Half a sentence. And' }
      yield { type: 'version', content: 'never read', note: '' }
    }
    await watch(id, { stopAt: 1 })
    const { currentContent, conversationHistory } = await read(id)
    expect(currentContent).toBe('Bread is easy.')
    expect(conversationHistory).toMatchObject([
      { role: 'user', content: 'shorter' },
      { role: 'assistant', content: 'Half a sentence. And', note: expect.stringContaining('Stopped') },
    ])
    expect(await used()).toBe(1)
  })

  it('answers one message at a time, and accepts the next one when the first failed', async () => {
    const id = await create()
    let fail = (): void => undefined
    const begun = new Promise<void>((begin) => {
      app.text.refinement = async function* hang() {
        await new Promise<void>((_resolve, reject) => {
          fail = () => reject(new AppError('BAD_GATEWAY', 'The writer failed.'))
          begin()
        })
        yield { type: 'answer', text: '' }
      }
    })
    const first = refine(id).then((response) => response)
    await begun
    const second = await refine(id)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ message: expect.stringContaining('already') })
    fail()
    expect((await first).statusCode).toBe(502)
    expect(await used()).toBe(0)
    expect((await read(id)).conversationHistory).toEqual([])
    app.text.refinement = async function* again() {
      yield { type: 'version', content: 'New.', note: 'Changed.' }
    }
    expect((await refine(id)).statusCode).toBe(200)
  })

  it('accepts messages 15 seconds after a server died in the middle, and not before', async () => {
    const id = await create()
    expect((await refine(id)).statusCode).toBe(200)
    await openLeases(app.db, createFakeClock(), 'dead').acquire(userId, `conversation:${id}`)
    const back = () => ask('POST', `/api/conversations/${id}/restore`, { version: 0 })
    for (const response of [await refine(id), await back()]) {
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({ message: expect.stringContaining('already') })
    }
    await app.clock.advance(15_000)
    expect((await back()).statusCode).toBe(200)
    expect((await refine(id)).statusCode).toBe(200)
  })

  it('ends at 500 entries', async () => {
    const id = await create()
    await app.db
      .updateTable('conversations')
      .set({ entry_count: MAX_CONVERSATION_ENTRIES - 1 })
      .execute()
    const response = await refine(id)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ message: 'This conversation is full. Start a new one.' })
  })

  it('answers a repeated request once', async () => {
    const id = await create()
    const first = await watch(id, { key: 'k1' })
    const second = await watch(id, { key: 'k1' })
    expect(second.at(-1)).toEqual(first.at(-1))
    expect(await used()).toBe(1)
    expect((await read(id)).conversationHistory).toHaveLength(2)
  })

  it.each([{}, { userMessage: '   ' }, { userMessage: 'x'.repeat(4_001) }])(
    'refuses a message like %#',
    async (body) => {
      const response = await ask('POST', `/api/conversations/${await create()}/refine`, body)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ field: 'userMessage' })
    },
  )
})

describe('the older paths', () => {
  it('serve the same conversation: read, answer, save and delete', async () => {
    const id = await create()
    expect((await ask('POST', `/api/conversation/${id}/message`, { message: 'longer' })).json()).toMatchObject({
      currentContent: 'Bread is easy. (longer)',
    })
    expect((await ask('GET', `/api/conversation/${id}`)).json()).toMatchObject({ id, currentVersion: 1 })
    const older = { contentType: 'hook', title: 'Hook: Bread', content: 'Bread is easy.', conversationId: id }
    expect((await ask('POST', '/api/library/save', older)).json()).toMatchObject({ type: 'hook', originalId: id })
    expect((await ask('DELETE', `/api/conversation/${id}`)).statusCode).toBe(200)
    expect((await ask('GET', `/api/conversations/${id}`)).statusCode).toBe(404)
  })
})
