import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { CannotChat } from '../text.port.ts'
import {
  type Answer,
  chunk,
  endFrame,
  fails,
  fakeService,
  LOCAL_URL,
  says,
  stream,
  textFrame,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { formatAnswer, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const ANSWER = says(formatAnswer(TEN))

function setUp(...answers: [Answer, ...Answer[]]) {
  const clock = createManualClock()
  const model = createOpenAiTextModel({ baseUrl: LOCAL_URL, apiKey: 'k', model: 'm-1', clock, random: () => 0 })
  const seen = fakeService(LOCAL_URL, ...answers)
  return { seen, clock, model, schemas: () => seen.map(({ body }) => body.includes('json_schema')) }
}

describe('a server that checks the answer against the schema itself', () => {
  const MESSAGE = "Failed to validate JSON. Please adjust your prompt. See 'failed_generation' for more details."
  const NO_FIT = { message: MESSAGE, type: 'invalid_request_error', code: 'json_validate_failed' }
  const refuses = fails(400, { ...NO_FIT, failed_generation: '{"hooks":[' })
  const refusesInStream: Answer = () =>
    stream([
      textFrame('chat', '{"hooks":[{"pattern":"List","hook":"Half'),
      `data: ${JSON.stringify({ error: NO_FIT })}\n\n`,
    ])

  it.each([
    ['with 400', refuses],
    ['in the middle of its stream', refusesInStream],
  ])('and refuses it %s is asked once more without the schema, for this answer', async (_, refusal) => {
    const { model, clock, schemas } = setUp(ANSWER, refusal, ANSWER, ANSWER)
    for (let times = 0; times < 3; times += 1) expect(await written(run(model))).toEqual(TEN)
    expect(schemas()).toEqual([true, true, false, true])
    expect(clock.shortWaits).toEqual([])
  })

  it('is asked without the schema from then on where no answer ever fitted', async () => {
    const { model, schemas } = setUp(refuses, ANSWER)
    for (let times = 0; times < 2; times += 1) expect(await written(run(model))).toEqual(TEN)
    expect(schemas()).toEqual([true, false, false])
  })

  it('keeps the hooks that came before its refusal, and tops them up', async () => {
    const half: Answer = () =>
      stream([
        textFrame('chat', formatAnswer(TEN.slice(0, 7)).slice(0, -2)),
        `data: ${JSON.stringify({ error: NO_FIT })}\n\n`,
      ])
    const { model, seen } = setUp(half, says(formatAnswer(TEN.slice(7))))
    expect(await written(run(model))).toEqual(TEN)
    expect(seen[1]?.body).toContain('Write exactly 9 more hooks')
  })

  it('is reported as unable where it refuses every answer', async () => {
    const { model, seen } = setUp(refuses)
    await expect(written(run(model))).rejects.toMatchObject({ message: expect.stringContaining('nothing usable') })
    expect(seen).toHaveLength(2)
  })
})

describe('a server that ignores `stream`', () => {
  const whole = (message: object, rest: object = {}) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop', ...rest }],
  })
  const answersWhole =
    (body: unknown, type = 'application/json'): Answer =>
    () =>
      new Response(`\n${JSON.stringify(body, null, 2)}\n`, { headers: { 'content-type': type } })

  it.each([
    ['as JSON', answersWhole(whole({ content: formatAnswer(TEN) }))],
    ['called a stream of events', answersWhole(whole({ content: formatAnswer(TEN) }), 'text/event-stream')],
    ['without a reason for its end', answersWhole(whole({ content: formatAnswer(TEN) }, { finish_reason: null }))],
    ['with its thoughts', answersWhole(whole({ content: formatAnswer(TEN), reasoning_content: 'Hm.' }))],
    ['in parts', answersWhole(whole({ content: [{ type: 'text', text: formatAnswer(TEN) }] }))],
    [
      'in any bytes',
      () => {
        const bytes = new TextEncoder().encode(JSON.stringify(whole({ content: formatAnswer(TEN) })))
        return stream([...bytes].map((byte) => new Uint8Array([byte])))
      },
    ],
  ] satisfies [string, Answer][])('is read: %s', async (_, answer) => {
    const { model, seen } = setUp(answer)
    expect(await written(run(model))).toEqual(TEN)
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['an error', { error: { message: 'The API key is invalid', code: 'x' } }, 'OPENAI_API_KEY', 1],
    ['no choice', { choices: [] }, 'failed', 3],
    ['a refusal', whole({ content: null, refusal: 'I cannot' }), 'declined', 1],
  ])('fails as a stream does: %s', async (_, body, word, calls) => {
    const { model, seen } = setUp(answersWhole(body))
    await expect(written(run(model))).rejects.toMatchObject({ message: expect.stringContaining(word) })
    expect(seen).toHaveLength(calls)
  })

  it('does not hold back a stream of events that is called JSON', async () => {
    const frames = `\n${chunk({ content: formatAnswer(TEN) })}${endFrame('chat')}`
    const { model } = setUp(() => new Response(frames, { headers: { 'content-type': 'application/json' } }))
    expect(await written(run(model))).toEqual(TEN)
  })
})

describe('an error in a list', () => {
  it('is read in the middle of a stream', async () => {
    const error = { code: 429, message: 'Resource has been exhausted', status: 'rate_limit_exceeded' }
    const { model } = setUp(() => stream([`data: ${JSON.stringify([{ error }])}\n\n`]))
    await expect(written(run(model))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('exhausted') },
    })
  })
})

describe('a model that cannot chat', () => {
  it.each([
    ['Ollama', 400, '"x/flux2-klein" does not support chat'],
    ['llama.cpp', 501, 'This server does not support chat. Start it without `--embeddings`'],
    ['OpenAI', 404, 'This is not a chat model and thus not supported in the v1/chat/completions endpoint.'],
    ['vLLM', 400, 'The model does not support Chat Completions API'],
    ['vLLM without a template', 400, 'default chat template is no longer allowed, so you must provide a chat template'],
  ])('is reported as such, without another try: %s', async (_, status, message) => {
    const { model, seen } = setUp(fails(status, { message, type: 'invalid_request_error' }))
    const error: unknown = await written(run(model)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CannotChat)
    expect(error).toMatchObject({ code: 'BAD_GATEWAY', message: expect.stringContaining('cannot chat') })
    expect(seen).toHaveLength(1)
  })
})

describe('a delta in parts', () => {
  const model = () => createOpenAiTextModel({ model: 'm-1', baseUrl: LOCAL_URL, clock: createManualClock() })
  const answersWith =
    (...contents: unknown[]): Answer =>
    () =>
      stream([...contents.map((content) => chunk({ content })), endFrame('chat')])
  const [first, second] = [formatAnswer(TEN).slice(0, 100), formatAnswer(TEN).slice(100)]

  it.each([
    ['a list', [{ type: 'text', text: first }], [{ type: 'text', text: second }]],
    ['one part', { type: 'text', text: first }, { type: 'text', text: second }],
    [
      'several parts',
      [
        { type: 'text', text: first },
        { type: 'text', text: second },
      ],
    ],
    [
      'parts of other kinds',
      [{ type: 'image_url' }, { type: 'text', text: first }, null, 'x', 5],
      [{ type: 'text' }],
      second,
    ],
  ])('is read by its text parts: %s', async (_, ...contents) => {
    fakeService(LOCAL_URL, answersWith(...contents))
    expect(await written(run(model()))).toEqual(TEN)
  })

  it('may be a thought', async () => {
    fakeService(
      LOCAL_URL,
      answersWith(
        [{ type: 'thinking', thinking: [{ type: 'text', text: formatAnswer(sampleHooks(20, 30)) }] }],
        first,
        second,
      ),
    )
    const all = await Array.fromAsync(run(model()))
    expect(all[0]).toEqual({ type: 'thinking' })
    expect(await written(run(model()))).toEqual(TEN)
  })

  it.each([[null], [5], [true], [{}], [[]]])('of an unknown kind causes no error: %j', async (content) => {
    fakeService(LOCAL_URL, answersWith(content, first, second))
    expect(await written(run(model()))).toEqual(TEN)
  })

  it.each(['null', '5', '"text"', '[]', '{"choices":5}', '{"choices":[{"delta":null}]}'])(
    'is missing in the event %s, which is skipped',
    async (event) => {
      fakeService(LOCAL_URL, () =>
        stream([`data: ${event}\n\n`, textFrame('chat', first), textFrame('chat', second), endFrame('chat')]),
      )
      expect(await written(run(model()))).toEqual(TEN)
    },
  )
})
