import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Generation } from '../../shared/features/generation/generations.schema.ts'
import { HOOK_RULES } from '../../shared/features/hooks/hooks.constants.ts'
import { hookKey } from '../../shared/features/hooks/hooks.rules.ts'
import { createDraftTextModel } from '../providers/text/draft/draft-text-model.ts'
import { untilAborted } from '../testing/fakes/fake-text-model.ts'
import { until } from '../testing/open-speaker.ts'
import { openWriter, stopAll, type Writer } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const ASKED = { topic: 'growing tomatoes on a balcony', tone: 'casual', useInternetSearch: false } as const
const HOOKS = { ...ASKED, platform: 'TikTok' } as const
const SCRIPT = { ...ASKED, type: 'short', duration: '1', format: 'video' } as const
const CAPTION = { content: ASKED.topic, platform: 'Instagram', style: 'trending', useInternetSearch: false } as const
const never = new AbortController().signal

let app: TestApp
let noor: Writer
/** Pieces that the draft writer shows until it waits for anyone who stops it. */
let left: number

beforeEach(async () => {
  app = await createTestApp()
  noor = await openWriter(app)
  const pace = async (_milliseconds: number, signal: AbortSignal) => {
    left -= 1
    if (left <= 0) await untilAborted(signal)
  }
  const writer = createDraftTextModel({ pace })
  const prompt = { system: '', user: '' }
  app.text.script = (brief, options) => writer.writeHooks({ brief, prompt }, options)
  app.text.beats = (brief, options) => writer.writeScript({ brief, prompt }, options)
  app.text.caption = (brief, options) => writer.writeCaption({ brief, prompt }, options)
})

afterEach(() => stopAll(app, noor.userId))

/** What there was after so many pieces, and what there is once it continued. */
async function goOn<Tool extends Generation['tool']>(
  tool: Tool,
  pieces: number,
  start: (call: {
    userId: string
    signal: AbortSignal
    idempotencyKey: undefined
  }) => Promise<{ id?: string | undefined }>,
) {
  const { generations } = app.services
  left = pieces
  const { id = '' } = await start({ userId: noor.userId, signal: never, idempotencyKey: undefined })
  await until(async () => left <= 0)
  await stopAll(app, noor.userId)
  const before = (await generations.get(noor.userId, id)) as Extract<Generation, { tool: Tool }>
  left = Infinity
  await app.http.inject({ method: 'POST', url: `/api/generations/${id}/resume`, headers: { cookie: noor.cookie } })
  await Array.fromAsync(generations.events(noor.userId, id, 0, never))
  const after = (await generations.get(noor.userId, id)) as Extract<Generation, { tool: Tool }>
  expect([tool, before.state, after.state]).toEqual([after.tool, 'stopped', 'done'])
  expect([await noor.used(), await noor.calls()]).toEqual([1, 2])
  return { before, after }
}

describe('the draft writer completes a partial result', () => {
  it('with the missing hooks', async () => {
    const { before, after } = await goOn('hooks', 30, (call) => app.services.hooks.start(call, HOOKS))
    expect(before.hooks.length).toBeGreaterThan(1)
    expect(after.hooks.slice(0, before.hooks.length)).toEqual(before.hooks)
    expect(new Set(after.hooks.map(({ hook }) => hookKey(hook))).size).toBe(HOOK_RULES.count)
  })

  it.each([14, 38])('with the next beats, after %i pieces', async (pieces) => {
    const { before, after } = await goOn('scripts', pieces, (call) => app.services.scripts.start(call, SCRIPT))
    const standing = before.beats.map(({ text }) => text)
    const texts = after.beats.map(({ text }) => text)
    expect(standing.length).toBeGreaterThan(0)
    expect(texts.slice(0, standing.length)).toEqual(standing)
    expect(new Set(texts).size).toBe(texts.length)
    expect(after.beats.map(({ kind }) => kind).slice(-2)).toEqual(['Payoff', 'Call to action'])
  })

  it('with the rest of a caption', async () => {
    const { before, after } = await goOn('captions', 25, (call) => app.services.captions.start(call, CAPTION))
    const [half = ''] = before.captions.map(({ text }) => text)
    const [whole] = after.captions
    expect(half).not.toBe('')
    expect(whole?.text.startsWith(half)).toBe(true)
    expect(whole?.text.length).toBeGreaterThan(half.length)
    expect(whole?.hashtags.length).toBeGreaterThan(2)
  })
})
