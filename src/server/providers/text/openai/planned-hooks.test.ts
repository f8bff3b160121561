import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { type HookDraft, type Written } from '../text.port.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import {
  type Answer,
  endFrame,
  fails,
  fakeService,
  LOCAL_URL,
  readWire,
  says,
  saysAndHangs,
  stream,
  textFrame,
  thoughtFrame,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { formatAnswer, inParts, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const PLAN = { viewer: 'A baker', believes: 'Bread takes talent', payoff: 'It takes time' }
const PLANNED = JSON.stringify({ plan: PLAN, hooks: TEN })

function setUp(...answers: [Answer, ...Answer[]]) {
  const model = createOpenAiTextModel({ model: 'm-1', baseUrl: LOCAL_URL, clock: createManualClock(), random: () => 0 })
  return { model, seen: fakeService(LOCAL_URL, ...answers) }
}
/** Whether each request asks for a plan, in its schema or in words. */
const arePlanned = (seen: readonly { body: string }[]) => seen.map(({ body }) => /\bbelieves\b/u.test(body))

describe('a plan before the hooks', () => {
  it.each([
    ['in its member', PLANNED],
    ['in members around the hooks', JSON.stringify({ ...PLAN, hooks: TEN })],
  ])('is reported once and not shown: %s', async (_, answer) => {
    const { model } = setUp(says(...inParts(answer, 5)))
    const drafts = await Array.fromAsync(run(model))
    expect(drafts[0]).toEqual({ type: 'planning' })
    expect(drafts.filter(({ type }) => type === 'planning')).toHaveLength(1)
    expect(drafts.filter(({ type }) => type === 'hook')).toHaveLength(10)
    expect(JSON.stringify(drafts)).not.toMatch(/baker|talent|takes/u)
  })

  it.each([
    ['no plan', formatAnswer(TEN)],
    ['a plan in one text', JSON.stringify({ plan: 'For bakers.', hooks: TEN })],
    ['labels before the hooks', formatAnswer(TEN.map(({ hook, pattern }) => ({ pattern, hook })))],
    [
      'details of the hooks',
      formatAnswer(TEN.map((hook) => ({ ...hook, onScreen: 'Cold.', firstFrame: '', why: 'A' }))),
    ],
  ])('may be missing: the hooks are read with %s', async (_, answer) => {
    const { model } = setUp(says(...inParts(answer, 5)))
    expect(await written(run(model))).toEqual(TEN)
  })

  it('leaves hooks without a label readable', async () => {
    const { model } = setUp(says(formatAnswer(TEN.map((hook) => ({ ...hook, pattern: null })))))
    expect(await written(run(model))).toEqual(TEN.map((hook) => ({ ...hook, pattern: null })))
  })

  it('is not requested again with missing hooks', async () => {
    const { model, seen } = setUp(says(JSON.stringify({ plan: PLAN, hooks: TEN.slice(0, 7) })), says(formatAnswer(TEN)))
    expect(await written(run(model))).toEqual(TEN)
    expect(arePlanned(seen)).toEqual([true, false])
  })

  it('is requested each time where the model does not reason', async () => {
    const { model, seen } = setUp(says(PLANNED))
    await written(run(model))
    await written(run(model))
    expect(arePlanned(seen)).toEqual([true, true])
  })

  it.each([
    [
      'beside its answers',
      (request) => stream([thoughtFrame(readWire(request), 'Hm'), textFrame('chat', PLANNED), endFrame('chat')]),
    ],
    ['in its answers', says('<think>Hm, bread.</think>', PLANNED)],
    ['in its answers, without a mark at their beginning', says('Hm, bread.</think>', PLANNED)],
    [
      'instead of a temperature',
      (request) =>
        (request.body.includes('"temperature"')
          ? fails(400, { message: 'temperature is not supported' })
          : says(PLANNED))(request),
    ],
  ] satisfies [string, Answer][])('is not requested again of a model that reasons %s', async (_, answer) => {
    const { model, seen } = setUp(answer)
    expect(await written(run(model))).toEqual(TEN)
    const first = seen.length
    expect(await written(run(model))).toEqual(TEN)
    expect(arePlanned(seen.slice(first))).toEqual([false])
  })
})

it('shows the first hook while the answer goes on', async () => {
  const { model } = setUp(
    saysAndHangs(() => {}, `${JSON.stringify({ plan: PLAN }).slice(0, -1)},"hooks":[`, JSON.stringify(TEN[0])),
  )
  const shown: Written<HookDraft>[] = []
  for await (const draft of run(model)) {
    shown.push(draft)
    if (draft.type === 'hook') break
  }
  expect(shown).toEqual([{ type: 'planning' }, { type: 'hook', index: 0, text: TEN[0]?.hook, pattern: 'Question' }])
})
