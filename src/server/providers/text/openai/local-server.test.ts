import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import {
  type Answer,
  chunk,
  endFrame,
  fails,
  fakeService,
  LOCAL_URL,
  OPENAI_URL,
  says,
  stream,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel } from './openai-text-model.ts'
import { formatAnswer, inParts, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const ANSWER = says(formatAnswer(TEN))
const STUDIO_URL = 'http://localhost:1234/v1'

function setUp(url: string, ...answers: [Answer, ...Answer[]]) {
  const clock = createManualClock()
  const model = createOpenAiTextModel({ baseUrl: url, model: 'm-1', clock, random: () => 0 })
  return { seen: fakeService(url, ...answers), clock, model }
}

/** A refusal in a server's own format. */
const body =
  (status: number, content: object): Answer =>
  () =>
    Response.json(content, { status })

describe('a server on this machine', () => {
  it.each([
    [LOCAL_URL, 1, 180_000],
    ['http://localhost:1234/v1', 1, 180_000],
    ['http://[::1]:8080/v1', 1, 180_000],
    ['https://127.0.0.1.example/v1', 64, 0],
    [undefined, 64, 0],
  ])('at %s has so many requests at once: %i, and may be silent for %i ms', (baseUrl, places, silence) => {
    const model = createOpenAiTextModel({ baseUrl, model: 'm-1', clock: createManualClock() })
    expect([model.concurrency, model.silenceMs]).toEqual([places, silence])
  })

  it('is reported as loading its model after six silent seconds', async () => {
    let send = (_frames: string): void => {}
    const silent: Answer = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            send = (frames) => {
              controller.enqueue(new TextEncoder().encode(frames))
              controller.close()
            }
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      )
    const { clock, model, seen } = setUp(LOCAL_URL, silent)
    const drafts = run(model)[Symbol.asyncIterator]()
    const first = drafts.next()
    while (seen.length === 0 || !clock.longWaits().includes(180_000))
      await new Promise((resolve) => setImmediate(resolve))
    clock.advance(6_000)
    expect(await first).toEqual({ done: false, value: { type: 'loading' } })
    send(`${chunk({ content: formatAnswer(TEN) })}${endFrame('chat')}`)
    const rest = []
    for (let step = await drafts.next(); !step.done; step = await drafts.next()) rest.push(step.value.type)
    expect(rest.filter((type) => type === 'hook')).toHaveLength(10)
  })

  it('gets its request aborted when the caller leaves while it loads', async () => {
    let isCancelled = false
    const never: Answer = () =>
      new Response(new ReadableStream({ cancel: () => void (isCancelled = true) }), {
        headers: { 'content-type': 'text/event-stream' },
      })
    const { clock, model, seen } = setUp(LOCAL_URL, never)
    const drafts = run(model)[Symbol.asyncIterator]()
    const first = drafts.next()
    while (seen.length === 0 || !clock.longWaits().includes(180_000))
      await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(6_000)
    await first
    await drafts.return?.()
    expect([clock.longWaits(), isCancelled || seen[0]?.signal.aborted]).toEqual([[], true])
  })

  it('works like LM Studio: no /responses, no schema, thoughts between tags', async () => {
    const noSchema = body(400, { error: "'response_format.type' must be 'text'" })
    const thinks = says(...inParts(`<think>Hm, ten hooks.</think>\n${formatAnswer(TEN)}`, 50))
    const { model, seen } = setUp(STUDIO_URL, noSchema, thinks)
    expect(await written(run(model))).toEqual(TEN)
    expect(seen.map(({ path }) => path)).toEqual(['/chat/completions', '/chat/completions'])
    expect(seen.map(({ body: sent }) => sent.includes('json_schema'))).toEqual([true, false])
  })

  it('works like Ollama: thoughts beside the answer, a last event without text', async () => {
    const frames = [
      chunk({ role: 'assistant', content: '', reasoning: 'Ten hooks.' }),
      ...inParts(formatAnswer(TEN), 40).map((content) => chunk({ role: 'assistant', content })),
      chunk({ role: 'assistant', content: '' }, 'stop'),
      'data: [DONE]\n\n',
    ]
    const { model } = setUp(LOCAL_URL, () => stream(frames))
    expect(await written(run(model))).toEqual(TEN)
  })
})

describe('a context that is too small', () => {
  const LLAMA = 'request (35999 tokens) exceeds the available context size (32768 tokens), try increasing it'
  const OLDER =
    'the request exceeds the available context size. try increasing the context size or enable context shift'
  const STUDIO =
    'Trying to keep the first 5021 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.'
  const NEWER =
    'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 13055>= n_ctx: 4096). Try to load the model with a larger context length'

  it.each([
    [
      'llama.cpp',
      body(400, { error: { code: 400, message: LLAMA, type: 'exceed_context_size_error' } }),
      '32,768',
      '35,999',
    ],
    [
      'an older llama.cpp',
      body(500, {
        error: { code: 500, message: OLDER, type: 'exceed_context_size_error', n_prompt_tokens: 1407, n_ctx: 256 },
      }),
      '256',
      '1,407',
    ],
    ['LM Studio', body(400, { error: STUDIO }), '4,096', '5,021'],
    ['a newer LM Studio', body(400, { error: NEWER }), '4,096', '13,055'],
    [
      'one in the middle of a stream',
      () => stream([`data: ${JSON.stringify({ error: { message: STUDIO } })}\n\n`]),
      '4,096',
      '5,021',
    ],
  ] satisfies [string, Answer, string, string][])(
    'is reported with its numbers, without a retry: %s',
    async (_, answer, there, needed) => {
      const { model, seen } = setUp(LOCAL_URL, answer)
      await expect(written(run(model))).rejects.toMatchObject({
        code: 'BAD_GATEWAY',
        message: `The AI model reads ${there} tokens at once, and this takes about ${needed}. Ask the person who runs this server to give it a larger context.`,
      })
      expect(seen).toHaveLength(1)
    },
  )

  it('is detected before the call where the server reports its size', async () => {
    const seen = fakeService(LOCAL_URL, ANSWER)
    let there = 700
    const clock = createManualClock()
    const model = createOpenAiTextModel({ baseUrl: LOCAL_URL, model: 'm', clock, contextTokens: async () => there })
    await expect(written(run(model))).rejects.toMatchObject({ message: expect.stringContaining('reads 700 tokens') })
    expect(seen).toHaveLength(0)
    there = 4_096
    expect(await written(run(model))).toEqual(TEN)
  })

  it('is an ordinary refusal where it does not mention a context', async () => {
    const { model } = setUp(OPENAI_URL, fails(400, { message: 'no' }))
    await expect(written(run(model))).rejects.toMatchObject({ message: expect.stringContaining('OPENAI_MODEL') })
  })
})

describe('a check', () => {
  it('is one small call in the usual form', async () => {
    const { model, seen } = setUp(LOCAL_URL, says('{"answer": "ready"}'))
    await model.check?.(new AbortController().signal)
    expect(seen).toHaveLength(1)
    expect(seen[0]?.body.length).toBeLessThan(800)
  })

  it('throws the same error as a generation', async () => {
    const { model } = setUp(OPENAI_URL, fails(401))
    await expect(model.check?.(new AbortController().signal)).rejects.toMatchObject({
      message: expect.stringContaining('OPENAI_API_KEY'),
    })
  })
})
