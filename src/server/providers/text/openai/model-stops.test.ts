import { describe, expect, it, vi } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import {
  type Answer,
  drips,
  fakeService,
  hangs,
  LOCAL_URL,
  OPENAI_URL,
  says,
  saysAndHangs,
  textFrame,
  thoughtFrame,
  readWire,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { formatAnswer, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const THREE = formatAnswer(TEN.slice(0, 3))
const TIMES = { firstTokenMs: 45_000, totalMs: 90_000 }
/** Runs everything that waits for no clock. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const neverAnswers: Answer = () => new Promise(() => {})
const beginsOnly = saysAndHangs(() => {})

describe.each([
  ['responses', OPENAI_URL, {}, 30_000, 120_000],
  ['chat.completions', LOCAL_URL, { baseUrl: LOCAL_URL }, 180_000, 600_000],
  ['chat.completions with times of its own', LOCAL_URL, { baseUrl: LOCAL_URL, limits: TIMES }, 45_000, 90_000],
])('stops over %s', (_, url, where, firstTokenMs, totalMs) => {
  function setUp(...answers: [Answer, ...Answer[]]) {
    const clock = createManualClock()
    const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', ...where, clock })
    return { seen: fakeService(url, ...answers), clock, model }
  }

  it('times out where no first token arrives', async () => {
    const { seen, clock, model } = setUp(beginsOnly)
    const result = expect(readAll(run(model))).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The AI service took too long to begin writing. Try again in a moment.',
    })
    await vi.waitFor(() => expect(clock.longWaits().slice(-2)).toEqual([firstTokenMs, totalMs]), { interval: 1 })
    clock.advance(firstTokenMs)
    await result
    expect(seen).toHaveLength(1)
  })

  it('counts a thought as the first token', async () => {
    const thought: Answer = (request) => hangs(thoughtFrame(readWire(request), 'Bread'))
    const { clock, model } = setUp(thought)
    const stop = new AbortController()
    const result = expect(readAll(run(model, stop.signal))).rejects.toBe('enough')
    await vi.waitFor(() => expect(clock.longWaits()).toEqual([totalMs]), { interval: 1 })
    stop.abort('enough')
    await result
  })

  it('times out for an incomplete answer, although bytes arrive', async () => {
    const onCancel = vi.fn<() => void>()
    const { answer, send } = drips(onCancel, '{"hooks":[{"pattern":"List","hook":"Three loa')
    const { seen, clock, model } = setUp(answer)
    const drafts = run(model)[Symbol.asyncIterator]()
    await drafts.next()
    for (let passed = 0; passed < totalMs - 15_000; passed += 15_000) {
      clock.advance(15_000)
      send(': still here\n\n')
      await settled()
    }
    expect(onCancel).not.toHaveBeenCalled()
    clock.advance(15_000)
    await expect(readAll({ [Symbol.asyncIterator]: () => drafts })).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The AI service took too long to finish. Try again in a moment.',
    })
    expect(seen).toHaveLength(1)
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), { interval: 1 })
  })

  it('reports every five seconds that a model reasons', async () => {
    const { answer, send } = drips(() => {})
    const { seen, clock, model } = setUp(answer)
    const stop = new AbortController()
    const drafts = run(model, stop.signal)[Symbol.asyncIterator]()
    const first = drafts.next()
    await vi.waitFor(() => expect(seen).toHaveLength(1), { interval: 1 })
    const think = (): void => send(thoughtFrame(readWire(seen[0]!), 'Bread'))
    think()
    think()
    expect(await first).toMatchObject({ value: { type: 'thinking' } })
    let isTold = false
    const second = drafts.next().then(() => (isTold = true))
    await settled()
    expect(isTold).toBe(false)
    clock.advance(5_000)
    think()
    await second
    const ended = expect(drafts.next()).rejects.toBe('enough')
    stop.abort('enough')
    await ended
  })

  it('times out after 20 silent seconds within the text, not within thoughts', async () => {
    const onCancel = vi.fn<() => void>()
    const { answer, send } = drips(onCancel)
    const { seen, clock, model } = setUp(answer)
    const drafts = run(model)[Symbol.asyncIterator]()
    const thinking = drafts.next()
    await vi.waitFor(() => expect(seen).toHaveLength(1), { interval: 1 })
    send(thoughtFrame(readWire(seen[0]!), 'Bread'))
    expect(await thinking).toMatchObject({ value: { type: 'thinking' } })
    const first = drafts.next()
    await settled()
    clock.advance(25_000)
    await settled()
    send(textFrame(readWire(seen[0]!), '{"hooks":[{"pattern":"List","hook":"Three loa'))
    expect(await first).toMatchObject({ value: { type: 'partial', index: 0 } })
    const failed = expect(drafts.next()).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The AI service stopped in the middle of its answer. Try again in a moment.',
    })
    await settled()
    clock.advance(19_999)
    await settled()
    send(': still here\n\n')
    await settled()
    clock.advance(19_999)
    await settled()
    expect(onCancel).not.toHaveBeenCalled()
    clock.advance(1)
    await failed
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), { interval: 1 })
    expect([seen.length, clock.longWaits()]).toEqual([1, []])
  })

  it('tops up the partial result when an answer fell silent', async () => {
    const { seen, clock, model } = setUp(
      saysAndHangs(() => {}, THREE),
      says(formatAnswer(TEN.slice(3))),
    )
    const hooks = written(run(model))
    await vi.waitFor(() => expect(clock.longWaits()).toContain(20_000), { interval: 1 })
    clock.advance(20_000)
    expect(await hooks).toEqual(TEN)
    expect(seen).toHaveLength(2)
  })

  it('does not count a slow consumer as a silent service', async () => {
    const { answer, send } = drips(() => {}, THREE.slice(0, -2))
    const { clock, model } = setUp(answer)
    const drafts = run(model)[Symbol.asyncIterator]()
    await drafts.next()
    clock.advance(60_000)
    await settled()
    send('')
    expect(await drafts.next()).toMatchObject({ value: { type: 'hook', index: 1 } })
    await drafts.return?.()
  })

  it('returns the partial result when a top-up takes too long', async () => {
    const { seen, clock, model } = setUp(says(THREE), neverAnswers)
    const hooks = written(run(model))
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    clock.advance(totalMs)
    expect(await hooks).toEqual(TEN.slice(0, 3))
  })

  it('closes the request and throws the reason when the caller stops while the model writes', async () => {
    const onCancel = vi.fn<() => void>()
    const { seen, clock, model } = setUp(saysAndHangs(onCancel, THREE.slice(0, -2)))
    const stop = new AbortController()
    const reason = new Error('left')
    const drafts = run(model, stop.signal)[Symbol.asyncIterator]()
    for (let hooks = 0; hooks < 3; hooks += 1) await drafts.next()
    const waiting = expect(drafts.next()).rejects.toBe(reason)
    stop.abort(reason)
    await waiting
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), { interval: 1 })
    expect(seen).toHaveLength(1)
    expect(clock.longWaits()).toEqual([])
  })

  it('shows nothing more after the caller stops, though more has arrived', async () => {
    const { model } = setUp(says(formatAnswer(TEN)))
    const stop = new AbortController()
    const drafts = run(model, stop.signal)[Symbol.asyncIterator]()
    expect(await drafts.next()).toMatchObject({ value: { type: 'hook', index: 0 } })
    stop.abort('enough')
    await expect(drafts.next()).rejects.toBe('enough')
  })

  it('throws the reason when the caller stops during a top-up', async () => {
    const { seen, model } = setUp(says(THREE), neverAnswers)
    const stop = new AbortController()
    const result = expect(readAll(run(model, stop.signal))).rejects.toBe('enough')
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    stop.abort('enough')
    await result
  })

  it('closes the request and throws the reason when the caller stops before the model answers', async () => {
    const { seen, clock, model } = setUp(neverAnswers)
    const stop = new AbortController()
    const reason = new Error('left')
    const result = expect(readAll(run(model, stop.signal))).rejects.toBe(reason)
    await vi.waitFor(() => expect(seen).toHaveLength(1), { interval: 1 })
    stop.abort(reason)
    await result
    expect(seen[0]?.signal.aborted).toBe(true)
    expect(clock.longWaits()).toEqual([])
  })

  it('makes no call when the caller has already left', async () => {
    const { seen, clock, model } = setUp(neverAnswers)
    await expect(readAll(run(model, AbortSignal.abort('gone')))).rejects.toBe('gone')
    expect(seen).toEqual([])
    expect(clock.longWaits()).toEqual([])
  })

  it('closes the request when the reader leaves or ten hooks are there', async () => {
    const onCancel = vi.fn<() => void>()
    const { model } = setUp(saysAndHangs(onCancel, formatAnswer(TEN)))
    for await (const draft of run(model)) if (draft.type === 'hook') break
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), { interval: 1 })
    expect(await written(run(model))).toEqual(TEN)
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(2), { interval: 1 })
  })
})
