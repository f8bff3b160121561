import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../../testing/msw.ts'
import { readAll } from '../../text.contract.ts'
import {
  type Answer,
  endFrame,
  fakeService,
  LOCAL_URL,
  OPENAI_URL,
  says,
  saysAndHangs,
  stream,
  thoughtFrame,
  textFrame,
  readWire,
} from '../testing/fake-openai.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createOpenAiTextModel } from '../openai-text-model.ts'
import { runCaption, runRefine, runScript, sampleBeats, formatScript } from '../testing/sample-answers.ts'
import { formatAnswer, inParts, run, sampleHooks, written } from '../testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const DRAFT = { pattern: 'List', hook: 'A draft that nobody should see' }
const DRAFTS = Array.from({ length: 12 }, (_, index) => ({
  pattern: 'List',
  hook: `Draft number ${index} of a thought`,
}))
/** A model's thoughts before it writes: drafts in the format of the answer. */
const THOUGHT = `Okay, the user wants ten hooks. ${formatAnswer([DRAFT, ...DRAFTS.slice(0, 2)])} "Hm", that isn't it.`

/** The header of gpt-oss's answer. */
const FINAL = '<|channel|>final<|message|>'

describe.each([
  ['responses', OPENAI_URL, {}],
  ['chat.completions', LOCAL_URL, { baseUrl: LOCAL_URL }],
])('thoughts over %s', (_, url, where) => {
  function setUp(...answers: [Answer, ...Answer[]]) {
    const clock = createManualClock()
    const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', ...where, clock, random: () => 0 })
    return { seen: fakeService(url, ...answers), clock, model }
  }

  it.each([
    ['<think>', '</think>', THOUGHT],
    ['\n<think>\n', '\n</think>\n\n', THOUGHT],
    ['<thinking>', '</thinking>', THOUGHT],
    ['[THINK]', '[/THINK]', THOUGHT],
    ['<think>', '</think>', `${'word '.repeat(13_000)}${THOUGHT}`],
    ['<think>', '</think>', ''],
    ['<THINK>', '</Think>', THOUGHT],
    ['<|channel|>analysis<|message|>', `<|end|><|start|>assistant${FINAL}`, THOUGHT],
    ['<|channel|>analysis<|message|>', '<|end|>', THOUGHT],
    ['<|CHANNEL|>Analysis<|message|>', FINAL, THOUGHT],
    ['<|channel|>commentary<|message|>', `<|end|><|start|>assistant${FINAL}`, THOUGHT],
    ['<|channel>thought\n', '<channel|>', THOUGHT],
    ['<|channel|>thought<|message|>', '<|end|>', THOUGHT],
    ['<thought>', '</thought>', THOUGHT],
    ['<Thoughts>', '</Thoughts>', THOUGHT],
    ['<reasoning>', '</reasoning>\n<answer>', THOUGHT],
    ['<seed:think>', '</seed:think>', THOUGHT],
    ['◁think▷', '◁/think▷', THOUGHT],
    ['<|START_THINKING|>', '<|END_THINKING|><|START_RESPONSE|>', THOUGHT],
    ['<|begin_of_thought|>', '<|end_of_thought|>\n\n<|begin_of_solution|>', THOUGHT],
    ['<|inner_prefix|>', '<|inner_suffix|>', THOUGHT],
    ['<|think|>', '<|end|><|begin|>assistant<|content|>', THOUGHT],
    ['Here is my thought process:\n', '\nHere is my response:\n', THOUGHT],
  ])('between tags in the content are not part of the result: %j', async (open, close, thought) => {
    const { seen, model } = setUp(says(...inParts(`${open}${thought}${close}${formatAnswer(TEN)}`, 700)))
    const all = await Array.fromAsync(run(model))
    expect(all.filter(({ type }) => type !== 'hook' && type !== 'partial')).toEqual([{ type: 'thinking' }])
    expect(all[0]).toEqual({ type: 'thinking' })
    expect(JSON.stringify(all)).not.toMatch(/draft/iu)
    expect(all.filter(({ type }) => type === 'hook')).toMatchObject(TEN.map(({ hook }) => ({ text: hook })))
    expect(seen).toHaveLength(1)
  })

  it.each([1, 2, 3, 5, 7, 11])('are recognized by their marks wherever chunks end: %i', async (size) => {
    for (const [open, close] of [
      ['<think>', '</think>'],
      ['<|channel|>analysis<|message|>', `<|end|><|start|>assistant${FINAL}`],
      ['<|channel>thought\n', '<channel|>'],
    ]) {
      const { model } = setUp(says(...inParts(`${open}${THOUGHT}${close}${formatAnswer(TEN)}`, size)))
      const all = await Array.fromAsync(run(model))
      expect(JSON.stringify(all)).not.toMatch(/draft|restart/iu)
      expect(all.filter(({ type }) => type === 'hook')).toHaveLength(10)
    }
  })

  it.each(['<think>', '<Thinking>', '<|channel|>analysis<|message|>', '<|channel>thought\n', '[THINK]', '◁think▷'])(
    'without their end are not part of the result, and the answer is requested again: %j',
    async (open) => {
      const { seen, model } = setUp(says(...inParts(`${open}${THOUGHT}`, 9)), says(formatAnswer(TEN)))
      const all = await Array.fromAsync(run(model))
      expect(JSON.stringify(all)).not.toMatch(/draft|restart/iu)
      expect(all.filter(({ type }) => type === 'hook')).toHaveLength(10)
      expect(seen).toHaveLength(2)
    },
  )

  it.each([
    `${FINAL}${formatAnswer(TEN)}<|return|>`,
    `<answer>${formatAnswer(TEN)}</answer>`,
    `${formatAnswer(TEN)}<|end|>`,
  ])('are not assumed before an answer between marks, and it is shown while it grows: %s', async (text) => {
    const { model, seen } = setUp(says(...inParts(text, 9)))
    expect(await written(run(model))).toEqual(TEN)
    const all = await Array.fromAsync(run(model))
    expect(all.filter(({ type }) => type !== 'thinking')[0]).toMatchObject({ type: 'partial', index: 0 })
    expect(seen).toHaveLength(2)
  })

  it.each(['</think>', FINAL, 'assistantfinal', '<channel|>'])(
    'end at %s also where nothing begins them',
    async (close) => {
      const { model } = setUp(says(...inParts(`analysis${THOUGHT}${close}${formatAnswer(TEN)}`, 9)))
      expect(await written(run(model))).toEqual(TEN)
    },
  )

  it('beside the content are reported once', async () => {
    const { model } = setUp((request) => {
      const wire = readWire(request)
      return stream([
        thoughtFrame(wire, 'Bread'),
        thoughtFrame(wire, ' rises'),
        textFrame(wire, formatAnswer(TEN)),
        endFrame(wire),
      ])
    })
    const all = await Array.fromAsync(run(model))
    expect(all.map(({ type }) => type)).toEqual(['thinking', ...TEN.map(() => 'hook')])
  })

  it('in the middle of an answer are not part of the result', async () => {
    const { model } = setUp(says('Here: ', `<think>${formatAnswer(DRAFTS)}</think>`, formatAnswer(TEN)))
    expect(await written(run(model))).toEqual(TEN)
  })

  it('are not sent with a repair', async () => {
    const { seen, model } = setUp(says(`<think>${THOUGHT}</think>I would rather not.`), says(formatAnswer(TEN)))
    expect(await written(run(model))).toEqual(TEN)
    expect(seen[1]?.body).toContain('"I would rather not."')
    expect(seen[1]?.body).not.toMatch(/draft/iu)
  })

  it.each([
    formatAnswer([{ pattern: 'How-to', hook: 'What </think> and <think> do' }]),
    `\`\`\`json\n${formatAnswer([{ pattern: 'How-to', hook: 'What </think> and <think> do' }])}`,
  ])('are not begun or ended by a quoted tag: %j', async (answer) => {
    const { model } = setUp(says(...inParts(answer, 5)), says(formatAnswer(TEN.slice(1))))
    expect((await written(run(model)))[0]).toEqual({ pattern: 'How-to', hook: 'What </think> and <think> do' })
  })

  describe('without their opening tag', () => {
    const unopened = says(...inParts(`${THOUGHT}\n</think>\n\n${formatAnswer(TEN)}`, 20))

    it('restart the result, once', async () => {
      const { seen, model } = setUp(unopened)
      const all = await Array.fromAsync(run(model))
      const restart = all.findIndex(({ type }) => type === 'restart')
      expect(all.slice(0, restart)).toContainEqual({ type: 'hook', index: 0, text: DRAFT.hook, pattern: 'List' })
      const after = all.slice(restart + 1)
      expect(after.filter(({ type }) => type === 'hook')).toMatchObject(
        TEN.map(({ hook }, index) => ({ index, text: hook })),
      )
      expect(after.some(({ type }) => type === 'restart')).toBe(false)
      expect(seen).toHaveLength(1)
    })

    it('hold back the start of later answers', async () => {
      const { model } = setUp(unopened)
      await readAll(run(model))
      const all = await Array.fromAsync(run(model))
      expect(all[0]).toEqual({ type: 'thinking' })
      expect(all.filter(({ type }) => type === 'thinking')).toHaveLength(1)
      expect(JSON.stringify(all)).not.toMatch(/draft|restart/iu)
      expect(await written(run(model))).toEqual(TEN)
    })

    it('are held back also where they begin like an answer', async () => {
      const { model } = setUp(unopened, says(formatAnswer(DRAFTS), '</think>', formatAnswer(TEN)))
      await readAll(run(model))
      expect(await written(run(model))).toEqual(TEN)
    })

    it('may contain ten drafts without ending the answer', async () => {
      const { model } = setUp(says(`Let me think. ${formatAnswer(DRAFTS)}`, ' Fine.</think>', formatAnswer(TEN)))
      expect(await written(run(model))).toEqual(TEN)
    })

    it('are shown as the answer if no tag follows, and not held back again', async () => {
      const { model } = setUp(unopened, says(formatAnswer(TEN)), says(...inParts(formatAnswer(TEN), 9)))
      await readAll(run(model))
      expect(await written(run(model))).toEqual(TEN)
      expect((await Array.fromAsync(run(model)))[0]).toMatchObject({ type: 'partial', index: 0 })
    })

    it('do not remove the results of earlier calls', async () => {
      const { model } = setUp(
        says(formatAnswer(TEN.slice(0, 7))),
        says(`Three more: ${formatAnswer(DRAFTS.slice(0, 2))}`, '</think>', formatAnswer(TEN.slice(7))),
      )
      const all = await Array.fromAsync(run(model))
      const restart = all.findIndex(({ type }) => type === 'restart')
      expect(all.slice(restart + 1, restart + 8)).toMatchObject(
        TEN.slice(0, 7).map(({ hook }) => ({ type: 'hook', text: hook })),
      )
      expect(all.filter(({ type }) => type === 'hook').slice(-10)).toMatchObject(
        TEN.map(({ hook }) => ({ text: hook })),
      )
    })

    it('cause no restart where nothing was shown', async () => {
      const { model } = setUp(says('Ten hooks about bread, let me see.', '</think>', formatAnswer(TEN)))
      const types = (await Array.fromAsync(run(model))).map(({ type }) => type)
      expect(types).toEqual(['thinking', ...TEN.map(() => 'hook')])
    })
  })

  it('are not part of the result of any tool', async () => {
    const tasks = [
      [runScript, formatScript(150), { beats: [{ text: 'A draft of a beat.' }] }],
      [runCaption, '{"caption":"Warm bread.","hashtags":["#bread"]}', { caption: 'A draft.', hashtags: [] }],
      [refined, '{"content":"Rise.","note":"Shorter."}', { content: 'A draft.', note: 'Drafted.' }],
    ] as const
    for (const [start, answer, draft] of tasks) {
      const thought = `Let me see. ${JSON.stringify(draft)}`
      for (const text of [`<think>${thought}</think>${answer}`, `${thought}</think>${answer}`]) {
        const { model, seen } = setUp(says(...inParts(text, 6)))
        const last = (await readAll<{ type: string }>(start(model))).at(-1)
        const expected = {
          script: { type: 'beat', text: sampleBeats(150).at(-1)?.text },
          caption: { type: 'caption', text: 'Warm bread.' },
          refined: { type: 'version', content: 'Rise.', note: 'Shorter.' },
        }
        const name = start === runScript ? 'script' : start === runCaption ? 'caption' : 'refined'
        expect(last).toMatchObject(expected[name])
        expect(JSON.stringify(await readAll<{ type: string }>(start(model)))).not.toMatch(/draft/iu)
        expect(seen).toHaveLength(2)
      }
    }
  })

  it('that do not end give no result', async () => {
    const { model, clock } = setUp(saysAndHangs(() => {}, `<think>${THOUGHT}`))
    const failed = expect(readAll(run(model))).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' })
    await expect.poll(() => clock.longWaits()).toContain(20_000)
    clock.advance(20_000)
    await failed
  })
})

function refined(model: Parameters<typeof runRefine>[0]) {
  return runRefine(model, { toolType: 'hook', content: 'Let it rise.' })
}
