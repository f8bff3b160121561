import { describe, expect, it } from 'vitest'
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
import { runCaption, runRefine } from './testing/sample-answers.ts'
import { formatAnswer, inParts, run, sampleHooks } from './testing/sample-hooks.ts'

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
    ['hooks', run, formatAnswer(sampleHooks(0, 10)), ['hook', 'pattern']],
    ['caption', runCaption, '{"caption":"Bread.","hashtags":[]}', ['caption', 'hashtags']],
  ] as const)('is sent with %s, strict and in the order of reading', async (name, run, answer, order) => {
    const { seen, model } = setUp(says(answer))
    await readAll<{ type: string }>(run(model))
    const { format } = parseBody(seen, 0).text
    expect(format).toMatchObject({ type: 'json_schema', name, strict: true, schema: { additionalProperties: false } })
    const item = format.schema.properties.hooks?.items ?? format.schema
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
