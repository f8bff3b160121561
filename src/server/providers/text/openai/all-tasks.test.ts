import { describe, expect, it, vi } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import {
  type Answer,
  fails,
  fakeService,
  LOCAL_URL,
  OPENAI_URL,
  says,
  stream,
  textFrame,
  readWire,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import * as ANSWERS from './answers.prompt.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { runCaption, runRefine, runScript, sampleBeats, formatScript } from './testing/sample-answers.ts'
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
  return { seen: fakeService(OPENAI_URL, ...answers), clock, model }
}

const parseBody = (seen: { body: string }[], at: number) => JSON.parse(seen[at]?.body ?? '')

describe('the schema of each task', () => {
  it.each([
    ['script', runScript, formatScript(150), 'text', ['kind', 'direction', 'text']],
    ['caption', runCaption, '{"caption":"Bread.","hashtags":[]}', 'caption', ['caption', 'hashtags']],
  ] as const)('is sent with a %s, strict and in the order of reading', async (name, run, answer, _, order) => {
    const { seen, model } = setUp(says(answer))
    await readAll<{ type: string }>(run(model))
    const { format } = parseBody(seen, 0).text
    expect(format).toMatchObject({ type: 'json_schema', name, strict: true, schema: { additionalProperties: false } })
    const item = format.schema.properties.beats?.items ?? format.schema
    expect(Object.keys(item.properties)).toEqual(order)
    expect(item.required).toEqual(order)
    expect(parseBody(seen, 0).instructions).toContain('Answer with one JSON object and nothing else')
  })

  it('takes at most the words that the prompt leaves for it', () => {
    expect(Object.values(ANSWERS).filter(({ words }) => words.length >= 1_000)).toEqual([])
  })

  it('is sent as response_format to other servers, and omitted once it was refused', async () => {
    const refused = fails(400, { message: 'response_format is not supported' })
    const seen = fakeService(LOCAL_URL, refused, says('{"caption":"Bread.","hashtags":["#bread"]}'))
    const model = createOpenAiTextModel({ model: 'm-1', baseUrl: LOCAL_URL, clock: createManualClock() })
    const [last] = (await readAll(runCaption(model))).slice(-1)
    expect(last).toEqual({ type: 'caption', text: 'Bread.', hashtags: ['#bread'] })
    expect(parseBody(seen, 0).response_format.json_schema).toMatchObject({ name: 'caption', strict: true })
    expect(parseBody(seen, 1)).not.toHaveProperty('response_format')
  })

  it('leaves space for earlier turns, which are between the system and the user', async () => {
    const { seen, model } = setUp(says('{"content":"Rise.","note":"Shorter."}'))
    await readAll(runRefine(model, { toolType: 'hook', content: 'Let it rise.' }))
    expect(parseBody(seen, 0).input).toEqual([
      { role: 'user', content: 'Louder.' },
      { role: 'user', content: 'shorter' },
    ])
    expect(parseBody(seen, 0).text.format.name).toBe('refined_text')
  })
})

describe('a script', () => {
  it('streams growing beats, without numbered cues, with mapped labels', async () => {
    const beats = [
      { kind: 'Intro', direction: '(Look up.)', text: '[0:00 Hook] Stop.\n\n[smiles] Look.' },
      { kind: 'Main point', direction: '', text: '...' },
      { kind: 'outro', direction: 'Wave', text: 'Bye 🍞' },
    ]
    const { model } = setUp(says(...inParts(JSON.stringify({ beats }), 7)), says('no'))
    const drafts = await readAll(runScript(model))
    const written = drafts.filter(({ type }) => type === 'beat').slice(0, 2)
    expect(written).toEqual([
      { type: 'beat', index: 0, kind: 'Hook', direction: 'Look up.', text: 'Stop.\nLook.' },
      { type: 'beat', index: 1, kind: 'Call to action', direction: 'Wave', text: 'Bye 🍞' },
    ])
    expect(drafts[0]).toMatchObject({ type: 'partial', index: 0, kind: 'Hook', direction: 'Look up.' })
  })

  it('within 10 % of its length is not repaired', async () => {
    const { seen, model } = setUp(says(formatScript(164)))
    expect((await readAll(runScript(model))).some(({ type }) => type === 'again')).toBe(false)
    expect(seen).toHaveLength(1)
  })

  it.each([
    [100, '0:40', '40 seconds (100 words)', 'longer'],
    [200, '1:20', '80 seconds (200 words)', 'shorter'],
  ])('of %i words is rewritten once, with the measured length, then accepted', async (words, real, measured, how) => {
    const { seen, model } = setUp(says(formatScript(words)), says(formatScript(120)))
    const drafts = await readAll(runScript(model))
    const again = drafts.findIndex(({ type }) => type === 'again')
    expect(drafts[again]).toEqual({
      type: 'again',
      reason: `This came to ${real} where 1:00 was asked for, so it is being written again.`,
    })
    expect(drafts.slice(again + 1).filter(({ type }) => type === 'beat')).toMatchObject(sampleBeats(120))
    expect(seen).toHaveLength(2)
    const [, answer, request] = parseBody(seen, 1).input
    expect(answer).toEqual({ role: 'assistant', content: formatScript(words) })
    expect(request.content).toContain(measured)
    expect(request.content).toContain('60 seconds were asked for, which is 150 words')
    expect(request.content).toContain(how)
  })

  it.each([
    ['a failure', fails(400)],
    ['an unreadable answer', says('no')],
    ['an answer that breaks off', breaksAfter(formatScript(120).slice(0, 200))],
  ])('keeps its first attempt when the second ends in %s', async (_, second) => {
    const { model } = setUp(says(formatScript(100)), second)
    const drafts = await readAll(runScript(model))
    const last = drafts.findLastIndex(({ type }) => type === 'again')
    expect(drafts.slice(last + 1)).toMatchObject(sampleBeats(100).map((beat) => ({ type: 'beat', ...beat })))
  })

  it('that breaks off is requested again, and fails where that breaks off too', async () => {
    const half = breaksAfter(formatScript(150).slice(0, 200))
    const first = setUp(half, says(formatScript(150)))
    const drafts = await readAll(runScript(first.model))
    const again = drafts.findIndex(({ type }) => type === 'again')
    expect(drafts[again]).toMatchObject({ reason: expect.stringContaining('broke off') })
    expect(drafts.slice(again + 1).filter(({ type }) => type === 'beat')).toMatchObject(sampleBeats(150))
    await expect(readAll(runScript(setUp(half).model))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  })

  it.each([
    ['no JSON', 'I would rather not.'],
    ['no beats', '{"beats":[]}'],
    ['beats without words', '{"beats":[{"kind":"Hook","direction":"","text":"..."}]}'],
  ])('of %s is repaired once, else fails', async (_, answer) => {
    const { seen, model } = setUp(says(answer), says(formatScript(150)))
    expect((await readAll(runScript(model))).filter(({ type }) => type === 'beat')).toMatchObject(sampleBeats(150))
    expect(parseBody(seen, 1).input.at(-1).content).toMatch(/^That answer could not be read: .*\nAnswer again/u)
    await expect(readAll(runScript(setUp(says(answer)).model))).rejects.toMatchObject(NOTHING_USABLE)
  })

  it('ends with the signal during the second attempt', async () => {
    const { seen, model } = setUp(says(formatScript(100)), () => new Promise(() => {}))
    const stop = new AbortController()
    const result = expect(readAll(runScript(model, stop.signal))).rejects.toBe('enough')
    await vi.waitFor(() => expect(seen).toHaveLength(2), { interval: 1 })
    stop.abort('enough')
    await result
  })
})

describe('a caption', () => {
  it('is streamed, then sent completely, cut to its platform with valid hashtags', async () => {
    const caption = `${'bread '.repeat(500)}🍞`
    const answer = JSON.stringify({
      caption,
      hashtags: ['#Bread', 'bread', 'home baking', '#1', '#a', '#b', '#c', '#d'],
    })
    const { model } = setUp(says(...inParts(answer, 50)))
    const drafts = await readAll(runCaption(model, 'TikTok'))
    const last = drafts.at(-1)
    expect(last).toMatchObject({ type: 'caption', hashtags: ['#Bread', '#HomeBaking', '#a', '#b', '#c'] })
    expect(`${last?.text}\n\n${last?.hashtags.join(' ')}`.length).toBeLessThanOrEqual(2_200)
    expect(last?.text).toMatch(/bread…$/u)
    expect(drafts.filter(({ type }) => type === 'partial').length).toBeGreaterThan(10)
  })

  it('is written again where the answer breaks off, and never gets shorter for the reader', async () => {
    const answer = '{"caption":"All about the bread of today.","hashtags":["#bread"]}'
    const { seen, model } = setUp(breaksAfter(answer.slice(0, 30)), says(...inParts(answer, 4)))
    const sizes = (await readAll(runCaption(model))).map(({ text }) => text.length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(seen).toHaveLength(2)
  })

  it.each(['sorry', '{"caption":"","hashtags":["#bread"]}', '{"caption":"...","hashtags":[]}'])(
    'of %s is repaired once, else fails',
    async (answer) => {
      const repaired = setUp(says(answer), says('{"caption":"Bread.","hashtags":[]}'))
      expect((await readAll(runCaption(repaired.model))).at(-1)).toMatchObject({ text: 'Bread.' })
      await expect(readAll(runCaption(setUp(says(answer)).model))).rejects.toMatchObject(NOTHING_USABLE)
    },
  )
})
