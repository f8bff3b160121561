import { describe, expect, it, vi } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import {
  type Answer,
  chunk,
  event,
  fakeService,
  hangs,
  LOCAL_URL,
  OPENAI_URL,
  says,
  saysAndHangs,
  wireOf,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { answerOf, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const THREE = answerOf(TEN.slice(0, 3))
const neverAnswers: Answer = () => new Promise(() => {})
const beginsOnly = saysAndHangs(() => {})

describe.each([
  ['responses', OPENAI_URL, {}],
  ['chat.completions', LOCAL_URL, { baseUrl: LOCAL_URL }],
])('stops over %s', (_, url, where) => {
  function setUp(...answers: [Answer, ...Answer[]]) {
    const clock = createManualClock()
    const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', ...where, clock })
    return { seen: fakeService(url, ...answers), clock, model }
  }

  it('gives up on a model that writes no first token in 30 seconds', async () => {
    const { seen, clock, model } = setUp(beginsOnly)
    const result = expect(readAll(run(model))).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The AI service took too long to begin writing. Try again in a moment.',
    })
    await vi.waitFor(() => expect(clock.longWaits()).toEqual([30_000, 120_000]), { interval: 1 })
    clock.advance(30_000)
    await result
    expect(seen).toHaveLength(1)
  })

  it('takes the thoughts of a model for its first token', async () => {
    const thought: Answer = (request) =>
      hangs(
        wireOf(request) === 'responses'
          ? event({ type: 'response.reasoning_summary_text.delta', delta: 'Bread' })
          : chunk({ reasoning_content: 'Bread' }),
      )
    const { clock, model } = setUp(thought)
    const stop = new AbortController()
    const result = expect(readAll(run(model, stop.signal))).rejects.toBe('enough')
    await vi.waitFor(() => expect(clock.longWaits()).toEqual([120_000]), { interval: 1 })
    stop.abort('enough')
    await result
  })

  it('gives up on an answer that is not complete in 120 seconds', async () => {
    const onCancel = vi.fn<() => void>()
    const { seen, clock, model } = setUp(saysAndHangs(onCancel, THREE.slice(0, -2)))
    const drafts = run(model)[Symbol.asyncIterator]()
    await drafts.next()
    clock.advance(120_000)
    await expect(readAll({ [Symbol.asyncIterator]: () => drafts })).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The AI service took too long to finish. Try again in a moment.',
    })
    expect(seen).toHaveLength(1)
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), { interval: 1 })
  })

  it('ends with what there is when a top-up takes too long', async () => {
    const { seen, clock, model } = setUp(says(THREE), neverAnswers)
    const hooks = written(run(model))
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    clock.advance(120_000)
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
    const { model } = setUp(says(answerOf(TEN)))
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

  it('asks nothing of a service when the caller has already left', async () => {
    const { seen, clock, model } = setUp(neverAnswers)
    await expect(readAll(run(model, AbortSignal.abort('gone')))).rejects.toBe('gone')
    expect(seen).toEqual([])
    expect(clock.longWaits()).toEqual([])
  })

  it('closes the request when the reader leaves or ten hooks are there', async () => {
    const onCancel = vi.fn<() => void>()
    const { model } = setUp(saysAndHangs(onCancel, answerOf(TEN)))
    for await (const draft of run(model)) if (draft.type === 'hook') break
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), { interval: 1 })
    expect(await written(run(model))).toEqual(TEN)
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(2), { interval: 1 })
  })
})
