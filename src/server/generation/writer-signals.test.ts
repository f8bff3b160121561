import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { type GenerationCall } from './idempotency.ts'
import { oneCaption, oneVersion, tenHooks, threeBeats, untilAborted } from '../testing/fakes/fake-text-model.ts'
import { stopAll } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let userId: string
let conversationId: string

beforeEach(async () => {
  app = await createTestApp()
  const headers = { cookie: await app.signUp() }
  const session = await app.http.inject({ url: '/api/auth/session', headers })
  userId = session.json<{ user: { id: string } }>().user.id
  const payload = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' }
  const started = await app.http.inject({ method: 'POST', url: '/api/conversations', payload, headers })
  conversationId = started.json<{ id: string }>().id
})

const used = async () => (await app.services.usage.overview(userId)).prompts.used
const OUTLINE = { message: 'This is an outline.', reason: 'length' } as const
const DRAFT = 'A draft of a thought that is longer than forty characters.'

/** Makes every tool think, write a draft, restart, and then do `last`. */
function thinkFirst(last: 'write' | 'fail' | 'hang' = 'write'): void {
  const end = async (signal: AbortSignal): Promise<void> => {
    if (last === 'fail') throw new AppError('BAD_GATEWAY', 'The writer failed.')
    if (last === 'hang') await untilAborted(signal)
  }
  app.text.script = async function* (brief, options) {
    yield { type: 'loading' }
    yield { type: 'thinking' }
    yield { type: 'planning' }
    yield { type: 'hook', index: 0, text: DRAFT, pattern: 'List' }
    yield { type: 'restart' }
    yield { type: 'warning', warning: OUTLINE }
    await end(options.signal)
    yield* tenHooks(brief, options)
  }
  app.text.beats = async function* (brief, options) {
    yield { type: 'loading' }
    yield { type: 'thinking' }
    yield { type: 'planning' }
    yield { type: 'beat', index: 0, kind: 'Hook', text: DRAFT, direction: '' }
    yield { type: 'restart' }
    yield { type: 'warning', warning: OUTLINE }
    await end(options.signal)
    yield* threeBeats(brief, options)
  }
  app.text.caption = async function* (brief, options) {
    yield { type: 'loading' }
    yield { type: 'thinking' }
    yield { type: 'planning' }
    yield { type: 'partial', text: DRAFT, hashtags: ['#draft'] }
    yield { type: 'restart' }
    yield { type: 'warning', warning: OUTLINE }
    await end(options.signal)
    yield* oneCaption(brief, options)
  }
  app.text.refinement = async function* (brief, options) {
    yield { type: 'loading' }
    yield { type: 'thinking' }
    yield { type: 'planning' }
    yield { type: 'partial', text: DRAFT }
    yield { type: 'restart' }
    yield { type: 'warning', warning: OUTLINE }
    await end(options.signal)
    yield* oneVersion(brief, options)
  }
}

const TOOLS = {
  hooks: {
    stream: (call: GenerationCall) =>
      app.services.hooks.stream(call, { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false }),
    stored: () => app.services.hooks.recent(userId, 5),
  },
  scripts: {
    stream: (call: GenerationCall) =>
      app.services.scripts.stream(call, {
        topic: 'bread',
        type: 'short',
        duration: '1',
        tone: 'casual',
        format: 'video',
        useInternetSearch: false,
      }),
    stored: () => app.services.scripts.recent(userId, 5),
  },
  captions: {
    stream: (call: GenerationCall) =>
      app.services.captions.stream(call, {
        content: 'bread',
        platform: 'TikTok',
        style: 'trending',
        useInternetSearch: false,
      }),
    stored: () => app.services.captions.recent(userId, 5),
  },
  conversations: {
    stream: (call: GenerationCall) =>
      app.services.refine.stream(call, { id: conversationId, userMessage: 'shorter', useInternetSearch: false }),
    stored: async () => (await app.services.conversations.get(userId, conversationId)).conversationHistory,
  },
} as const

describe.each(Object.entries(TOOLS))('%s', (_, { stream, stored }) => {
  const call = () => ({ userId, signal: new AbortController().signal, idempotencyKey: undefined })

  it('pass on progress, restarts and warnings, and store only the final text, for one prompt', async () => {
    thinkFirst()
    const events: { type: string }[] = await Array.fromAsync<{ type: string }>(stream(call()))
    const types = events.map(({ type }) => type)
    expect(types.slice(0, 3)).toEqual(['loading', 'thinking', 'planning'])
    expect(types.filter((type) => type === 'restart')).toHaveLength(1)
    const restart = types.indexOf('restart')
    expect(JSON.stringify(events.slice(0, restart))).toContain(DRAFT)
    expect(JSON.stringify(events.slice(restart))).not.toContain(DRAFT)
    expect(events.at(-1)).toMatchObject({ type: 'done', warnings: [OUTLINE] })
    expect(JSON.stringify(await stored())).not.toContain(DRAFT)
    expect(JSON.stringify(await stored())).not.toBe('[]')
    expect(await used()).toBe(1)
  })

  it.each(['fail', 'hang'] as const)(
    'store no part of a thought, and spend once, when they %s after it',
    async (last) => {
      thinkFirst(last)
      const reading = (async () => {
        for await (const event of stream(call()))
          if (event.type === 'restart' && last === 'hang') await stopAll(app, userId)
      })()
      await expect(reading).rejects.toThrow(last === 'hang' ? 'stopped before' : 'The writer failed.')
      expect(await stored()).toEqual([])
      expect(await used()).toBeLessThanOrEqual(1)
    },
  )
})

it('shows a running result while the model plans it', async () => {
  app.text.script = async function* (_brief, { signal }) {
    yield { type: 'planning' }
    await untilAborted(signal)
  }
  const call = { userId, signal: new AbortController().signal, idempotencyKey: undefined }
  const events = TOOLS.hooks.stream(call)
  expect((await events.next()).value).toEqual({ type: 'planning' })
  expect(await app.services.generations.list(userId, { state: 'running' })).toMatchObject([{ hooks: [] }])
  await stopAll(app, userId)
  await expect(events.next()).rejects.toThrow('stopped before')
})

it('does not send signals to a caller who waits for the whole answer', async () => {
  thinkFirst()
  const request = { topic: 'bread', platform: 'TikTok', tone: 'casual', useInternetSearch: false } as const
  const call = { userId, signal: new AbortController().signal, idempotencyKey: undefined }
  const { hooks, warnings } = await app.services.hooks.generate(call, request)
  expect(warnings).toEqual([OUTLINE])
  expect(hooks).toHaveLength(10)
  expect(JSON.stringify(hooks)).not.toContain(DRAFT)
  expect(await used()).toBe(1)
})
