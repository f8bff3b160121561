import { describe, expect, it } from 'vitest'
import { OVERUSED_PHRASES } from '../../../../../shared/features/generation/overused-phrases.constants.ts'
import { interceptNetwork } from '../../../../testing/msw.ts'
import { readAll } from '../../text.contract.ts'
import { hookExtras } from './hook-text.ts'
import { createOpenAiTextModel } from '../openai-text-model.ts'
import { type Answer, fails, fakeService, OPENAI_URL, says } from '../testing/fake-openai.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { formatAnswer, BRIEF, inParts, PROMPT, run, sampleHooks, written } from '../testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const WHY = 'It names the one thing that a beginner gets wrong.'
const EXTRAS = { onScreen: 'Cold oven. First.', firstFrame: 'A hand opens a dark oven.', why: WHY }
const makeModel = () => createOpenAiTextModel({ model: 'm-1', clock: createManualClock(), random: () => 0 })

function setUp(...answers: [Answer, ...Answer[]]) {
  return { model: makeModel(), seen: fakeService(OPENAI_URL, ...answers) }
}
const lastTurn = (seen: { body: string }[], at: number): string => JSON.parse(seen[at]?.body ?? '').input.at(-1).content

describe('the details of a hook', () => {
  it('are sent with the complete hook, whose text is streamed once', async () => {
    const hooks = TEN.map((hook) => ({ ...hook, ...EXTRAS }))
    const { model } = setUp(says(...inParts(formatAnswer(hooks), 6)))
    const drafts = await readAll(run(model))
    expect(drafts.filter(({ type }) => type === 'hook')).toEqual(
      TEN.map(({ pattern, hook }, index) => ({ type: 'hook', index, text: hook, pattern, ...EXTRAS })),
    )
    const shown = drafts.flatMap((draft) => (draft.type === 'partial' ? `${draft.index} ${draft.text}` : []))
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('may be missing, and are requested again with the missing hooks', async () => {
    const some = [{ ...TEN[0], ...EXTRAS }, ...TEN.slice(1, 9)]
    const { model, seen } = setUp(says(formatAnswer(some)), says(formatAnswer(TEN.slice(9))))
    expect(await written(run(model))).toEqual(TEN)
    expect(JSON.parse(JSON.parse(seen[1]?.body ?? '').input.at(-2).content).hooks).toEqual(some)
  })

  it('are one line each: an on-screen text with too many words is dropped, others are cut at a word', () => {
    expect(hookExtras({ onscreen: '“Cold\noven.”', firstframe: ' A hand. ', why: WHY })).toEqual({
      onScreen: 'Cold oven.',
      firstFrame: 'A hand.',
      why: WHY,
    })
    expect(hookExtras({ onscreen: 'one two three four five six seven', why: '...', firstframe: '' })).toEqual({})
    const { firstFrame = '' } = hookExtras({ firstframe: 'hand '.repeat(100) })
    expect(firstFrame).toMatch(/hand…$/u)
    expect(firstFrame.length).toBeLessThanOrEqual(200)
  })
})

describe('an overused phrase in an answer', () => {
  const overused = OVERUSED_PHRASES.slice(0, 10).map((phrase) => ({
    pattern: 'Warning',
    hook: `So ${phrase}, sourdough`,
  }))

  it('is never shown as a hook: its lines are rewritten in the repair call', async () => {
    const mixed = [...overused.slice(0, 3), ...TEN.slice(0, 7)]
    const { model, seen } = setUp(says(formatAnswer(mixed)), says(formatAnswer(TEN.slice(7))))
    expect(await written(run(model))).toEqual(TEN)
    expect(seen).toHaveLength(2)
    expect(lastTurn(seen, 1)).toContain('Write exactly 3 more hooks')
    for (const phrase of OVERUSED_PHRASES.slice(0, 3)) expect(lastTurn(seen, 1)).toContain(phrase)
    expect(lastTurn(seen, 1)).not.toContain(OVERUSED_PHRASES[3])
  })

  it('leaves fewer hooks where the repair has one too: no further call is made', async () => {
    const { model, seen } = setUp(
      says(formatAnswer([...overused.slice(0, 5), ...TEN.slice(0, 5)])),
      says(formatAnswer(overused)),
    )
    expect(await written(run(model))).toEqual(TEN.slice(0, 5))
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['overused again', says(formatAnswer(overused))],
    ['refused', fails(400)],
  ])('is kept where there is no other line: the second call is %s', async (_, second) => {
    const { model, seen } = setUp(says(formatAnswer(overused)), second)
    expect(await written(run(model))).toEqual(overused)
    expect(seen).toHaveLength(2)
  })

  it('is accepted where the topic or a fact has it', async () => {
    const hooks = [...overused.slice(0, 2), ...TEN.slice(2)]
    const { model, seen } = setUp(says(formatAnswer(hooks)))
    const [first = '', second = ''] = OVERUSED_PHRASES
    const brief = { ...BRIEF, topic: `Why I tell people to ${first}`, details: [`My mother says ${second}`] }
    const options = { signal: new AbortController().signal, live: true }
    expect(await written(model.writeHooks({ brief, prompt: PROMPT }, options))).toEqual(hooks)
    expect(seen).toHaveLength(1)
  })
})
