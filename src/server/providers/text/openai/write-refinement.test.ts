import { describe, expect, it } from 'vitest'
import { captionContent } from '../../../../shared/features/library/library.rules.ts'
import { scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import {
  type Answer,
  fails,
  fakeService,
  OPENAI_URL,
  says,
  stream,
  textFrame,
  readWire,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { runRefine, sampleBeats } from './testing/sample-answers.ts'
import { inParts } from './testing/sample-hooks.ts'

interceptNetwork()

const NOTHING_USABLE = { code: 'BAD_GATEWAY', message: expect.stringContaining('answered nothing usable') }
const breaksAfter =
  (text: string): Answer =>
  (request) =>
    stream([textFrame(readWire(request), text)])

function setUp(...answers: [Answer, ...Answer[]]) {
  const clock = createManualClock()
  const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', clock, random: () => 0 })
  return { seen: fakeService(OPENAI_URL, ...answers), model }
}

const parseBody = (seen: { body: string }[], at: number) => JSON.parse(seen[at]?.body ?? '')

describe('a refinement', () => {
  const SCRIPT = scriptText(sampleBeats(40), { directions: true })
  const SPOKEN = scriptText(sampleBeats(40), { directions: false })
  const CAPTION = captionContent({ text: 'Bread.', hashtags: ['#bread'] })
  const refineWith = async (given: Parameters<typeof runRefine>[1], ...answers: [Answer, ...Answer[]]) => {
    const { model, seen } = setUp(...answers)
    return { drafts: await readAll(runRefine(model, given)), seen }
  }

  it('of a script that breaks off, or is cut off, is requested again and contains no paragraph twice', async () => {
    const answer = JSON.stringify({ content: 'Rise early.\n\nBake late.', note: 'Shorter now.' })
    const cutOff = says(answer.slice(0, 30))
    for (const first of [breaksAfter(answer.slice(0, 30)), cutOff]) {
      const { drafts, seen } = await refineWith({ toolType: 'script', content: SCRIPT }, first, says(answer))
      expect(drafts.at(-1)).toMatchObject({ type: 'version', content: expect.stringMatching(/early[^]*late\.$/u) })
      expect(drafts.at(-1)).not.toMatchObject({ content: expect.stringMatching(/early[^]*early/u) })
      expect(seen).toHaveLength(2)
    }
  })

  it('of a text that is too long to be sent makes no call and changes nothing', async () => {
    const { model, seen } = setUp(says('{"content":"A part.","note":"N"}'))
    const brief = {
      toolType: 'hook' as const,
      originalPrompt: 'x',
      content: 'x',
      message: 'Shorter',
      userInput: undefined,
    }
    const drafts = model.refine(
      { brief: { ...brief, seed: 1, creator: null }, prompt: { system: 's', user: 'u', isCut: true } },
      { signal: new AbortController().signal, live: true },
    )
    expect(await readAll(drafts)).toMatchObject([
      { type: 'answer', text: expect.stringContaining('nothing was changed') },
    ])
    expect(seen).toEqual([])
  })

  it('accepts a text without a note, and plain text where the script has no cues', async () => {
    const given = { toolType: 'script', content: 'Only words.' } as const
    const { drafts, seen } = await refineWith(given, says('{"content":"New."}'))
    expect(drafts.at(-1)).toEqual({ type: 'version', content: 'New.', note: 'Rewritten as you asked.' })
    expect(seen).toHaveLength(1)
  })

  it('of a caption is read as text and stored as JSON', async () => {
    const answer = '{"caption":"Warm bread.","hashtags":["#bread","#warm"],"note":"Warmer."}'
    const { drafts } = await refineWith({ toolType: 'caption', content: CAPTION }, says(...inParts(answer, 5)))
    expect(drafts.at(-2)).toEqual({ type: 'partial', text: 'Warm bread.\n\n#bread #warm' })
    const content = captionContent({ text: 'Warm bread.', hashtags: ['#bread', '#warm'] })
    expect(drafts.at(-1)).toEqual({ type: 'version', content, note: 'Warmer.' })
  })

  it('of a hook is one line; over the limits it is repaired once, then cut', async () => {
    const long = JSON.stringify({ content: 'rise '.repeat(30), note: 'Longer.' })
    const given = { toolType: 'hook', content: 'Let it rise.' } as const
    const mended = await refineWith(given, says(long), says('{"content":"\\"Rise,\\nnow\\"","note":"Short."}'))
    expect(mended.drafts.at(-1)).toEqual({ type: 'version', content: 'Rise, now', note: 'Short.' })
    expect(parseBody(mended.seen, 1).input.at(-1).content).toContain('at most 20 words and 150 characters')
    for (const second of [says(long), fails(400)]) {
      const { drafts, seen } = await refineWith(given, says(long), second)
      expect(drafts.at(-1)).toMatchObject({ type: 'version', content: 'rise '.repeat(20).trim() })
      expect(seen).toHaveLength(2)
    }
  })

  it.each([
    ['hook', 'Let it rise.', '{"content":"","note":"I can change the line."}'],
    ['script', SCRIPT, '{"content":"...","note":"I can change the line."}'],
    ['caption', CAPTION, '{"caption":"","hashtags":[],"note":"I can change the line."}'],
  ] as const)('of a %s that has only a note is an answer', async (toolType, content, answer) => {
    const { drafts } = await refineWith({ toolType, content }, says(answer))
    expect(drafts.at(-1)).toEqual({ type: 'answer', text: 'I can change the line.' })
  })

  it.each([
    ['hook', 'Let it rise.', '{"content":"“Let it rise.”","note":"Shorter."}'],
    ['script', SCRIPT.replace('0:04', '0:09'), JSON.stringify({ content: SPOKEN, note: 'Shorter.' })],
    ['script', 'Just words.\n', '{"content":"Just words.","note":"Shorter."}'],
    [
      'caption',
      '{"hashtags":["#bread"],"caption":"Bread."}',
      '{"caption":"Bread.","hashtags":["#bread"],"note":"Shorter."}',
    ],
    ['hook', 'Let it rise.', '{"content":"Option 1: Let it rise.\\nOption 2: Let it rise.","note":"Shorter."}'],
  ] as const)('of a %s that comes back as it was is no version, and free', async (toolType, content, answer) => {
    const { drafts, seen } = await refineWith({ toolType, content }, says(answer))
    expect(drafts.at(-1)).toEqual({
      type: 'answer',
      isFree: true,
      text: 'The text came back as it was, so nothing was changed and no prompt was used. The writer says: “Shorter.”',
    })
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['Make it shorter!', '"Make it shorter!"\n\nRise.', 'Rise.'],
    ['Make it shorter', 'Make it shorter: Rise.', 'Rise.'],
    ['Mach es kürzer', 'Mach es kürzer.\nRise.', 'Rise.'],
    ['Make it', 'Make it rise.', 'Make it rise.'],
    ['Let it rise, slowly', 'Let it rise, slowly', 'Let it rise, slowly'],
  ])('does not repeat the message: %j in %j', async (message, content, version) => {
    const { drafts } = await refineWith(
      { toolType: 'hook', content: 'Let it rise.', message },
      says(...inParts(JSON.stringify({ content, note: 'N' }), 4)),
    )
    expect(drafts.at(-1)).toMatchObject({ type: 'version', content: version })
  })

  it('that has nothing but the message is requested again', async () => {
    const { drafts, seen } = await refineWith(
      { toolType: 'hook', content: 'Let it rise.', message: 'Add a number' },
      says(...inParts('{"content":"Add a number.","note":"Added."}', 4)),
      says('{"content":"Rise 3 times.","note":"Added."}'),
    )
    expect(drafts.map((draft) => 'text' in draft && draft.text)).not.toContain('Add a number.')
    expect(drafts.at(-1)).toMatchObject({ type: 'version', content: 'Rise 3 times.' })
    expect(parseBody(seen, 1).input.at(-1).content).toContain('There is no new text in it.')
  })

  it.each([
    ['hook', 'Let it rise.', '{"content":"","note":""}'],
    ['script', SCRIPT, '{"beats":[{"text":"Rise."}],"note":"Shorter."}'],
    ['caption', CAPTION, 'sorry'],
  ] as const)('of a %s that is empty, or in another form, fails after a repair', async (toolType, content, answer) => {
    const { model, seen } = setUp(says(answer))
    await expect(readAll(runRefine(model, { toolType, content }))).rejects.toMatchObject(NOTHING_USABLE)
    expect(seen).toHaveLength(2)
  })
})
