import { describe, expect, it, vi } from 'vitest'
import { HOOK_RULES } from '../../../../shared/features/hooks/hooks.constants.ts'
import { type HookDraft } from '../text.port.ts'
import { createPatternTextModel } from './pattern-text-model.ts'
import { writeHooks } from './write-hooks.ts'

const brief = { topic: 'meal prep', platform: 'YouTube', tone: 'casual', seed: 5, creator: null } as const
const request = { brief, prompt: { system: '', user: '' } }

function setUp() {
  const waits: number[] = []
  const pace = vi.fn<(milliseconds: number, signal: AbortSignal) => Promise<void>>(async (milliseconds) => {
    waits.push(milliseconds)
  })
  return { waits, pace, model: createPatternTextModel({ pace }), stop: new AbortController() }
}

async function all(drafts: AsyncIterable<HookDraft>): Promise<HookDraft[]> {
  return await Array.fromAsync(drafts)
}

describe('pattern text model', () => {
  it('yields the ten hooks and nothing else when nobody watches', async () => {
    const { model, pace, stop } = setUp()
    const drafts = await all(model.writeHooks(request, { signal: stop.signal, live: false }))
    expect(drafts).toEqual(
      writeHooks(brief).map(({ text, pattern }, index) => ({ type: 'hook', index, text, pattern })),
    )
    expect(pace).not.toHaveBeenCalled()
    expect(model.name).toBe('Demo writer')
  })

  it('shows each hook growing, in about three seconds, and starts at once', async () => {
    const { model, waits, pace, stop } = setUp()
    const drafts = model.writeHooks(request, { signal: stop.signal, live: true })[Symbol.asyncIterator]()
    const first = await drafts.next()
    expect(first.value).toMatchObject({ type: 'partial', index: 0 })
    expect(pace).not.toHaveBeenCalled()

    const rest = await all({ [Symbol.asyncIterator]: () => drafts })
    const shown = [first.value as HookDraft, ...rest]
    for (let index = 0; index < HOOK_RULES.count; index += 1) {
      const steps = shown.filter((draft) => draft.index === index)
      expect(steps.map(({ type }) => type)).toEqual([...steps.slice(1).map(() => 'partial'), 'hook'])
      for (const [at, { text, pattern }] of steps.slice(1).entries()) {
        expect(text.startsWith(steps[at]!.text) && text.length > steps[at]!.text.length).toBe(true)
        expect(pattern).toBe(steps[0]!.pattern)
      }
    }
    expect(waits).toHaveLength(shown.length - 1)
    expect(waits.every((wait) => wait >= 35 && wait <= 55)).toBe(true)
    const whole = waits.reduce((sum, wait) => sum + wait, 0)
    expect(whole).toBeGreaterThanOrEqual(2_000)
    expect(whole).toBeLessThanOrEqual(3_500)
    expect(pace.mock.calls.every(([, signal]) => signal === stop.signal)).toBe(true)
  })

  it.each(['日本の朝ごはん', '🍕', '?', 'x', 'a'.repeat(2_000)])('keeps the pace for %s', async (topic) => {
    const { model, waits, stop } = setUp()
    await all(model.writeHooks({ ...request, brief: { ...brief, topic } }, { signal: stop.signal, live: true }))
    const whole = waits.reduce((sum, wait) => sum + wait, 0)
    expect(whole).toBeGreaterThanOrEqual(2_000)
    expect(whole).toBeLessThanOrEqual(3_500)
  })

  it('writes nothing after the signal fired', async () => {
    const { model, stop } = setUp()
    const reason = new Error('left')
    stop.abort(reason)
    await expect(all(model.writeHooks(request, { signal: stop.signal, live: false }))).rejects.toBe(reason)
  })

  it.each([true, false])('stops between two events with the reason of the signal (live: %s)', async (live) => {
    const { model, stop } = setUp()
    const reason = new Error('stopped')
    const drafts = model.writeHooks(request, { signal: stop.signal, live })[Symbol.asyncIterator]()
    await drafts.next()
    stop.abort(reason)
    await expect(drafts.next()).rejects.toBe(reason)
    await expect(drafts.next()).resolves.toEqual({ done: true, value: undefined })
  })

  it('stops while it waits', async () => {
    const stop = new AbortController()
    const reason = new Error('left while waiting')
    const model = createPatternTextModel({
      pace: async () => {
        stop.abort(reason)
      },
    })
    const drafts: HookDraft[] = []
    const reading = async () => {
      for await (const draft of model.writeHooks(request, { signal: stop.signal, live: true })) drafts.push(draft)
    }
    await expect(reading()).rejects.toBe(reason)
    expect(drafts).toHaveLength(1)
  })

  it.each([
    ['a script of a minute', { duration: '1' }, 4_000],
    ['a script of ten', { duration: '10' }, 10_500],
  ] as const)('shows %s growing by words, at once and then at its pace', async (_, { duration }, whole) => {
    const { model, waits, pace, stop } = setUp()
    const script = {
      ...request,
      brief: { topic: 'meal prep', tone: 'casual', seed: 5, creator: null, format: 'video', duration },
    } as const
    const drafts = model.writeScript(script, { signal: stop.signal, live: true })[Symbol.asyncIterator]()
    expect((await drafts.next()).value).toMatchObject({ type: 'partial', index: 0, kind: 'Hook' })
    expect(pace).not.toHaveBeenCalled()
    const rest = await Array.fromAsync({ [Symbol.asyncIterator]: () => drafts })
    expect(waits).toHaveLength(rest.length)
    expect(Math.abs(sumOf(waits) - whole)).toBeLessThan(300)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60)
    const texts = rest.flatMap((draft) => ('text' in draft ? [draft.text] : []))
    expect(texts.filter((text) => /\s$/u.test(text))).toEqual([])
  })

  it('shows a caption growing, then its hashtags one by one', async () => {
    const { model, waits, stop } = setUp()
    const caption = { content: 'meal prep', platform: 'Instagram', style: 'trending', seed: 5, creator: null } as const
    const options = { signal: stop.signal, live: true }
    const drafts = await Array.fromAsync(model.writeCaption({ ...request, brief: caption }, options))
    const { text, hashtags } = drafts.at(-1)!
    expect(drafts.filter((draft) => draft.hashtags.length > 0 && draft.text !== text)).toEqual([])
    expect(new Set(drafts.map((draft) => draft.hashtags.length)).size).toBe(hashtags.length + 1)
    expect(Math.abs(sumOf(waits) - 2_500)).toBeLessThan(100)
  })

  it('shows a refined caption as a person reads it, and an answer at once', async () => {
    const { model, waits, stop } = setUp()
    const content = '{"caption":"Prep takes an hour. Lunch takes a minute.","hashtags":["#mealprep"]}'
    const refine = async (message: string) => {
      const brief = { ...request.brief, toolType: 'caption', originalPrompt: 'meal prep', content, message } as const
      const options = { signal: stop.signal, live: true }
      return await Array.fromAsync(model.refine({ ...request, brief: { ...brief, userInput: undefined } }, options))
    }
    const version = await refine('Add a question')
    expect(version.at(-1)).toMatchObject({ type: 'version' })
    expect(version.filter((draft) => draft.type === 'partial' && /[{}]/u.test(draft.text))).toEqual([])
    expect(Math.abs(sumOf(waits) - 2_000)).toBeLessThan(200)
    const answer = await refine('Translate it into Klingon')
    expect(answer).toMatchObject([{ type: 'answer' }])
  })
})

function sumOf(waits: readonly number[]): number {
  return waits.reduce((sum, wait) => sum + wait, 0)
}
