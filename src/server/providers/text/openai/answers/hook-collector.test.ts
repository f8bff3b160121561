import { describe, expect, it } from 'vitest'
import { OVERUSED_PHRASES } from '../../../../../shared/features/generation/overused-phrases.constants.ts'
import { interceptNetwork } from '../../../../testing/msw.ts'
import { readAll } from '../../text.contract.ts'
import { type HooksBrief } from '../../text.port.ts'
import { createOpenAiTextModel } from '../openai-text-model.ts'
import { type Answer, fails, fakeService, OPENAI_URL, says, saysAndHangs } from '../testing/fake-openai.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { formatAnswer, BRIEF, inParts, PROMPT, sampleHooks, written } from '../testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const list = (...hooks: string[]) => hooks.map((hook) => ({ hook, pattern: 'Warning' }))

/** Starts hooks of a model with these answers. */
function start(brief: Partial<HooksBrief>, ...answers: [Answer, ...Answer[]]) {
  const seen = fakeService(OPENAI_URL, ...answers)
  const model = createOpenAiTextModel({ model: 'm-1', clock: createManualClock(), random: () => 0 })
  const options = { signal: new AbortController().signal, live: true }
  return { seen, drafts: model.writeHooks({ brief: { ...BRIEF, ...brief }, prompt: PROMPT }, options) }
}
const lastTurn = (seen: { body: string }[]): string => JSON.parse(seen.at(-1)?.body ?? '').input.at(-1).content

describe('a line that is left out', () => {
  const out = list(
    'word '.repeat(21),
    'Line 0 on the sourdough, “plain” 🍞',
    'My starter died in the fridge, twice',
    'Not one of them is for TikTok',
    'Line 1 on Mondays is burnt',
    `So ${OVERUSED_PHRASES[0]}, sourdough`,
  )
  const recent = ['Twice my starter died in the fridge']

  it('is followed by the next, in the order of arrival, until ten have passed and the call ends', async () => {
    let isCancelled = false
    const all = formatAnswer([...TEN.slice(0, 3), ...out, ...TEN.slice(3), ...sampleHooks(10, 14)])
    const { seen, drafts } = start(
      { recent },
      saysAndHangs(() => (isCancelled = true), all),
    )
    expect(await written(drafts)).toEqual(TEN)
    expect(isCancelled).toBe(true)
    expect(seen).toHaveLength(1)
  })

  it('is named with its reason where lines are missing, and replaced once', async () => {
    const { seen, drafts } = start(
      { recent },
      says(formatAnswer([...TEN.slice(0, 3), ...out])),
      says(formatAnswer([...out, ...TEN.slice(3, 8)])),
    )
    expect(await written(drafts)).toEqual(TEN.slice(0, 8))
    expect(seen).toHaveLength(2)
    expect(lastTurn(seen)).toBe(
      "Lines were left out because they had more than 20 words; said nearly the same as another line or one of the creator's last lines; named another platform; opened with the same three words as another line; had an overused phrase (stop scrolling). Write exactly 13 more hooks, unlike those above. Answer with the new ones only, within the same limits and in the same JSON shape.",
    )
  })

  it('is shown only until its beginning shows why, and the next one replaces it', async () => {
    const [first, ...rest] = TEN
    const hooks = [first, ...list('Line 0 on Sundays only'), ...rest]
    const { drafts } = start({}, says(...inParts(formatAnswer(hooks.filter((hook) => hook !== undefined)), 2)))
    const shown = (await readAll(drafts)).flatMap((draft) => (draft.type === 'partial' ? [draft] : []))
    expect(shown.filter(({ text }) => text.includes('Sund'))).toEqual([])
    expect(shown.filter(({ index }) => index === 1).map(({ text }) => text)).toContain('Line 1 on sourd')
  })

  it.each<[string, Partial<HooksBrief>]>([
    ['hooks of this result', { written: ['Line 0 on toast is dry', ...sampleHooks(20, 22).map(({ hook }) => hook)] }],
    ['its topic', { topic: 'Instagram Reels about bread', written: TEN.slice(0, 3).map(({ hook }) => hook) }],
  ])('depends on %s', async (_, brief) => {
    const { seen, drafts } = start(
      brief,
      says(formatAnswer([...list('Not a bread for Instagram'), ...TEN])),
      says(formatAnswer([])),
    )
    const hooks = await written(drafts)
    const isAsked = brief.topic !== undefined
    expect(hooks.some(({ hook }) => hook.includes('Instagram'))).toBe(isAsked)
    expect(hooks).toHaveLength(7)
    expect(hooks).not.toContainEqual(TEN[0])
    expect(seen).toHaveLength(1)
  })
})

describe('an overused phrase in an answer', () => {
  const overused = OVERUSED_PHRASES.slice(0, 10).map((phrase) => ({
    hook: `So ${phrase}, sourdough`,
    pattern: 'Warning',
  }))

  it.each([
    ['overused again', says(formatAnswer(overused))],
    ['refused', fails(400)],
  ])('is kept where there is no other line: the second call is %s', async (_, second) => {
    const { seen, drafts } = start({}, says(formatAnswer([...overused, ...overused])), second)
    expect(await written(drafts)).toEqual(overused)
    expect(seen).toHaveLength(2)
  })

  it('is accepted where the topic or a fact has it', async () => {
    const hooks = [...overused.slice(0, 2), ...TEN.slice(2)]
    const [first = '', second = ''] = OVERUSED_PHRASES
    const asked = { topic: `Why I tell people to ${first}`, details: [`My mother says ${second}`] }
    const { seen, drafts } = start(asked, says(formatAnswer(hooks)))
    expect(await written(drafts)).toEqual(hooks)
    expect(seen).toHaveLength(1)
  })
})

it('fails where no line is left, and those that repeat the last ones are not used', async () => {
  const { drafts } = start({ recent: TEN.map(({ hook }) => hook) }, says(formatAnswer(TEN)))
  await expect(written(drafts)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
})
