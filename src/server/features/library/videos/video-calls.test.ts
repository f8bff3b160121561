import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { PRIORITY } from '../../../../shared/plans.ts'
import { findDefinition } from '../../../http/rest/rest-adapter.ts'
import { REST_ROUTES } from '../../../http/rest/rest-routes.ts'
import { appRouter } from '../../../router.ts'
import { createFakeTextModel, hangAfter, tenHooks } from '../../../testing/fakes/fake-text-model.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let noor: string
let own: Record<'videoId' | 'itemId' | 'audioUrl' | 'conversationId', string>
/** A video of another user. */
let theirs: string

const post = (url: string, payload: object, cookie = noor) =>
  app.http.inject({ method: 'POST', url, headers: { cookie }, payload })

async function made<Answer = { id: string }>(url: string, payload: object, cookie = noor): Promise<Answer> {
  const answer = await post(url, payload, cookie)
  expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300)
  return answer.json<Answer>()
}

const CONVERSATION = { toolType: 'hook', originalPrompt: 'rye', currentContent: 'Feed it.' }

beforeAll(async () => {
  app = await createTestApp()
  noor = await app.signUp()
  theirs = (await made('/api/videos', { topic: 'bread' }, await app.signUp('sam@example.com'))).id
  own = {
    videoId: (await made('/api/videos', { topic: 'rye' })).id,
    itemId: (await made('/api/library', { title: 'A', content: 'Feed it.', type: 'caption' })).id,
    audioUrl: (await made<{ audioUrl: string }>('/api/tts/generate', { text: 'Hello there.' })).audioUrl,
    conversationId: (await made('/api/conversations', CONVERSATION)).id,
  }
})

const write = () => ({ topic: 'rye' })
const describeContent = () => ({ content: 'rye' })
const speak = () => ({ text: 'Feed it.' })
const refine = () => ({ id: own.conversationId, userMessage: 'shorter' })

/** Every call that generates, saves or plans, and its input without a video. */
const CALLS: Record<string, () => object> = {
  'hooks.generate': write,
  'hooks.start': write,
  'hooks.stream': write,
  'scripts.generate': write,
  'scripts.start': write,
  'scripts.stream': write,
  'captions.generate': describeContent,
  'captions.start': describeContent,
  'captions.stream': describeContent,
  'conversations.create': () => CONVERSATION,
  'conversations.refine': refine,
  'conversations.start': refine,
  'conversations.stream': refine,
  'conversations.message': () => ({ id: own.conversationId, message: 'shorter' }),
  'conversations.save': () => ({ id: own.conversationId }),
  'tts.generate': speak,
  'tts.stream': speak,
  'voiceLibrary.save': () => ({ audioUrl: own.audioUrl }),
  'library.save': () => ({ title: 'A', content: 'Feed it twice.', type: 'hook' }),
  'library.saveOlder': () => ({ title: 'A', content: 'Feed it twice.', contentType: 'hook' }),
  'planner.create': () => ({
    libraryItemId: own.itemId,
    platform: 'TikTok',
    scheduledDate: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
  }),
}

/** The other calls of these routers that change something. */
const OTHERS = [
  'hooks.shots',
  'conversations.choose',
  'conversations.reviewFigure',
  'conversations.restore',
  'conversations.remove',
  'voiceLibrary.remove',
  'library.update',
  'library.toggleFavorite',
  'library.bulk',
  'library.remove',
  'planner.update',
  'planner.remove',
  'planner.renewFeed',
  'planner.revokeFeed',
]

const ROWS = REST_ROUTES.flatMap(({ method, path, procedure }) => {
  const input = CALLS[procedure]
  return input ? [[`${method} ${path}`, path, input] as const] : []
})
const NO_VIDEO = 'There is no such video.'

describe('the video of a call', () => {
  it('is known for every call of these routers', () => {
    const routers = new Set(Object.keys(CALLS).map((name) => name.split('.')[0]))
    const changing = Object.keys(appRouter._def.procedures).filter(
      (name) =>
        routers.has(name.split('.')[0]) &&
        !name.startsWith('library.videos.') &&
        findDefinition(name).type === 'mutation',
    )
    expect(changing.toSorted()).toEqual([...Object.keys(CALLS), ...OTHERS].toSorted())
  })

  it.each(Object.entries(CALLS))('is not found for %s where it is of another user', async (name, input) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `/trpc/${name}?batch=1`,
      headers: { cookie: noor, 'trpc-accept': 'application/jsonl' },
      payload: { 0: { ...input(), videoId: theirs } },
    })
    expect(answer.body).toContain('"httpStatus":404')
    expect(answer.body).toContain(NO_VIDEO)
  })

  it.each(ROWS)('is taken and checked by %s', async (_, path, input) => {
    const call = (videoId: string) => post(path.replace('{id}', own.conversationId), { ...input(), videoId })
    const refused = await call(theirs)
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { message: NO_VIDEO }])
    const answer = await call(own.videoId)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  })
})

describe('a result with newVideo', () => {
  afterEach(() => {
    const { script, beats, caption } = createFakeTextModel()
    Object.assign(app.text, { script, beats, caption })
  })
  const videosOf = async (cookie: string) =>
    (await app.http.inject({ url: '/api/videos', headers: { cookie } })).json<{ id: string; topic: string }[]>()
  const started = (tool: string, payload: object, cookie: string, key = 'k') =>
    app.http.inject({
      method: 'POST',
      url: `/trpc/${tool}.start`,
      headers: { cookie, 'idempotency-key': key },
      payload,
    })
  const videoIn = (answer: { json(): { result: { data: { videoId: string } } } }) => answer.json().result.data.videoId

  it('belongs to a video of its own, unless it is about the topic of the named video', async () => {
    const cookie = await app.signUp('ada@example.com')
    const first = await made('/api/videos', { topic: 'Rye' }, cookie)
    const same = await started('hooks', { topic: ' rYE ', videoId: first.id, newVideo: true }, cookie, 'same')
    expect(videoIn(same)).toBe(first.id)
    for (const [tool, topic] of [
      ['hooks', 'Rye bread'],
      ['scripts', 'Rye beer'],
    ] as const) {
      const asked = { topic, tone: 'humorous', details: ['Two days'], videoId: first.id, newVideo: true }
      const answer = await started(tool, asked, cookie, tool)
      const [newest] = await videosOf(cookie)
      expect(newest).toMatchObject({ id: videoIn(answer), topic, tone: 'humorous', details: ['Two days'], hook: null })
      expect(videoIn(await started(tool, asked, cookie, tool))).toBe(newest?.id)
      await app.clock.advance(1_000)
    }
    const caption = await started('captions', { content: 'A jar', platform: 'TikTok', newVideo: true }, cookie)
    expect(await videosOf(cookie)).toMatchObject([
      { id: videoIn(caption), topic: 'A jar', platform: 'TikTok' },
      { topic: 'Rye beer' },
      { topic: 'Rye bread' },
      { id: first.id },
    ])
  })

  it('leaves no video where nothing is written', async () => {
    const cookie = await app.signUp('eve@example.com')
    for (let at = 0; at < 10; at += 1) await made('/api/hooks/generate', { topic: 'rye' }, cookie)
    const asked = ['oats', 'barley', 'spelt'].map((topic) =>
      post('/api/hooks/generate', { topic, newVideo: true }, cookie),
    )
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(await videosOf(cookie)).toEqual([])
  })

  it.each([
    ['hooks', { topic: 'rye' }],
    ['scripts', { topic: 'rye', hook: 'Rye is soaked.' }],
    ['captions', { content: 'rye' }],
  ])('leaves no video where %s fail, but the video that was there', async (tool, request) => {
    const cookie = await app.signUp(`${tool}@example.com`)
    const { id: videoId } = await made('/api/videos', { topic: 'oats' }, cookie)
    app.text.script = app.text.beats = app.text.caption = refuse
    for (const place of [{ newVideo: true }, { newVideo: true }, { videoId }])
      expect((await post(`/api/${tool}/generate`, { ...request, ...place }, cookie)).statusCode).toBe(429)
    expect((await videosOf(cookie)).map(({ topic }) => topic)).toEqual(['oats'])
  })

  it('leaves no video where it is stopped without text, but one that was edited or has another piece', async () => {
    const cookie = await app.signUp('joe@example.com')
    app.text.script = hangAfter(0)
    const runs: { id: string; videoId: string }[] = []
    for (const topic of ['oats', 'barley', 'spelt'])
      runs.push((await started('hooks', { topic, newVideo: true }, cookie, topic)).json().result.data)
    const [, edited, kept] = runs
    await app.clock.advance(1_000)
    const headers = { cookie }
    const payload = { title: 'Mine' }
    await app.http.inject({ method: 'PATCH', url: `/api/videos/${edited?.videoId}`, headers, payload })
    await made('/api/library', { title: 'A', content: 'Soak it.', type: 'caption', videoId: kept?.videoId }, cookie)
    for (const { id } of runs) expect((await post(`/api/generations/${id}/stop`, {}, cookie)).statusCode).toBe(200)
    expect((await videosOf(cookie)).map(({ topic }) => topic).toSorted()).toEqual(['barley', 'spelt'])
  })

  it('leaves no video where too much is under way', async () => {
    const cookie = await app.signUp('kim@example.com')
    const go = Promise.withResolvers<void>()
    app.text.script = async function* script(brief, options) {
      await go.promise
      yield* tenHooks(brief, options)
    }
    const asked = Array.from({ length: PRIORITY.mostOfOwner + 2 }, (_, at) =>
      post('/api/hooks/generate', { topic: `rye ${at}`, newVideo: true }, cookie),
    )
    await Promise.any(asked)
    go.resolve()
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
    expect(await videosOf(cookie)).toHaveLength(PRIORITY.mostOfOwner)
  })
})

/** A writer that refuses the call. */
// oxlint-disable-next-line require-yield
async function* refuse(): AsyncGenerator<never, void> {
  throw new AppError('TOO_MANY_REQUESTS', 'The writer is busy.')
}
