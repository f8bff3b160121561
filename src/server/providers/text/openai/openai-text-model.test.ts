import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { describeTextModel, readAll } from '../text.contract.ts'
import { fakeService, LOCAL_URL, OPENAI_URL, says, stream } from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { answersAnything } from './testing/sample-answers.ts'
import { formatAnswer, inParts, PROMPT, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const KEYED = { apiKey: 'sk-test', model: 'm-1' }

describe.each([
  ['responses', OPENAI_URL, {}],
  ['chat.completions', LOCAL_URL, { baseUrl: LOCAL_URL }],
])('over %s', (wire, url, where) => {
  const makeModel = () => createOpenAiTextModel({ ...KEYED, ...where, clock: createManualClock() })

  describeTextModel(`the OpenAI writer over ${wire}`, () => {
    fakeService(url, answersAnything)
    return { model: makeModel(), keepsLength: true }
  })

  it('streams a growing hook with its pattern', async () => {
    fakeService(url, says('{"hooks":[{"pattern":"List","hook":"Three', ' loaves', '"},', formatAnswer(TEN)))
    const drafts = await readAll(run(makeModel()))
    expect(drafts.slice(0, 3)).toEqual([
      { type: 'partial', index: 0, text: 'Three', pattern: 'List' },
      { type: 'partial', index: 0, text: 'Three loaves', pattern: 'List' },
      { type: 'hook', index: 0, text: 'Three loaves', pattern: 'List' },
    ])
  })

  it('stops reading at ten hooks', async () => {
    const seen = fakeService(url, says(formatAnswer(sampleHooks(0, 14))))
    expect(await written(run(makeModel()))).toEqual(TEN)
    expect(seen).toHaveLength(1)
  })

  it('drops unusable and repeated hooks, and numbers the others without gaps', async () => {
    const [first, second, ...others] = TEN
    const mixed = [
      first,
      { pattern: 'List', hook: 'word '.repeat(21) },
      { ...first },
      { pattern: 'x', hook: '' },
      second,
    ]
    fakeService(url, says(...inParts(formatAnswer([...mixed, ...others].filter((hook) => hook !== undefined)), 20)))
    expect(await written(run(makeModel()))).toEqual(TEN)
  })

  it('tops up seven hooks to ten, asking for the missing three and some to spare', async () => {
    const seen = fakeService(url, says(formatAnswer(TEN.slice(0, 7))), says(formatAnswer(TEN.slice(5, 10))))
    const drafts = await readAll(run(makeModel()))
    const hooks = drafts.filter((draft) => draft.type === 'hook')
    expect(hooks.map((hook) => hook.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(seen).toHaveLength(2)
    expect(seen[1]?.body).toContain('Write exactly 9 more hooks')
    expect(seen[1]?.body).toContain(JSON.stringify(formatAnswer(TEN.slice(0, 7))))
  })

  it.each([
    ['an empty top-up', says(formatAnswer([]))],
    ['an unreadable top-up', says('sorry')],
  ])('returns the partial result after %s', async (_, topUp) => {
    const seen = fakeService(url, says(formatAnswer(TEN.slice(0, 7))), topUp)
    expect(await written(run(makeModel()))).toEqual(TEN.slice(0, 7))
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['invalid JSON', '{"hooks": [{"pattern" "List"'],
    ['the wrong shape', '{"hooks": ["Line one", "Line two"]}'],
    ['no JSON', 'I would rather not.'],
    ['nothing', ''],
  ])('repairs %s once, by sending it back', async (_, broken) => {
    const seen = fakeService(url, says(broken), says(formatAnswer(TEN)))
    expect(await written(run(makeModel()))).toEqual(TEN)
    expect(seen).toHaveLength(2)
    expect(seen[1]?.body).toContain(JSON.stringify(broken || '(empty)'))
    expect(seen[1]?.body).toContain('That answer could not be read')
  })

  it('tops up a repaired answer that is short', async () => {
    const seen = fakeService(url, says('oops'), says(formatAnswer(TEN.slice(0, 4))), says(formatAnswer(TEN.slice(4))))
    expect(await written(run(makeModel()))).toEqual(TEN)
    expect(seen).toHaveLength(3)
  })

  it.each([
    ['invalid JSON twice', says('oops'), 2],
    ['an empty list twice', says(formatAnswer([])), 2],
  ])('fails after %s', async (_, answer, calls) => {
    const seen = fakeService(url, answer)
    await expect(written(run(makeModel()))).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: 'The AI service answered nothing usable. Try again, or word the topic differently.',
    })
    expect(seen).toHaveLength(calls)
  })

  it('puts the topic, fenced, into the user message only, in every call', async () => {
    const seen = fakeService(url, says('oops'), says(formatAnswer(TEN.slice(0, 4))), says(formatAnswer(TEN.slice(4))))
    await written(run(makeModel()))
    for (const { body } of seen) {
      const sent = JSON.parse(body)
      const system: unknown = sent.instructions ?? sent.messages[0].content
      expect(system).toContain(PROMPT.system)
      expect(system).not.toContain('sourdough')
      const turns = sent.input ?? sent.messages.slice(1)
      expect(turns[0]).toEqual({ role: 'user', content: PROMPT.user })
    }
  })
})

it('reads the same hook wherever the bytes of the stream are split', async () => {
  const hook = { pattern: 'List', hook: 'Drei “Brote” für 🍞' }
  const choices = [{ delta: { content: formatAnswer([hook]) } }]
  const body = new TextEncoder().encode(`data: ${JSON.stringify({ choices })}\n\n`)
  let cut = 0
  fakeService(LOCAL_URL, () => stream([body.subarray(0, cut), body.subarray(cut)]))
  const model = createOpenAiTextModel({ model: 'm-1', baseUrl: LOCAL_URL, clock: createManualClock() })
  for (; cut <= body.length; cut += 1) {
    for await (const draft of run(model)) {
      expect(draft).toEqual({ type: 'hook', index: 0, text: hook.hook, pattern: hook.pattern })
      break
    }
  }
  expect.assertions(body.length + 1)
})
