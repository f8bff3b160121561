import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOOK_PATTERNS } from '../../../../shared/features/hooks/hooks.constants.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import {
  type Answer,
  fails,
  fakeService,
  LOCAL_URL,
  OPENAI_URL,
  says,
  type SeenRequest,
} from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel, type OpenAiTextModelOptions } from './openai-text-model.ts'
import { readAll } from '../text.contract.ts'
import { runCaption } from './testing/sample-answers.ts'
import { formatAnswer, PROMPT, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()
afterEach(() => vi.unstubAllEnvs())

const TEN = sampleHooks(0, 10)
const ANSWER = says(formatAnswer(TEN))
const JSON_ASKED = `${PROMPT.system}\nAnswer with one JSON object and nothing else`

const SCHEMA = {
  type: 'object',
  properties: {
    plan: {
      type: 'object',
      properties: { viewer: { type: 'string' }, believes: { type: 'string' }, payoff: { type: 'string' } },
      required: ['viewer', 'believes', 'payoff'],
      additionalProperties: false,
    },
    hooks: {
      type: 'array',
      items: {
        type: 'object',
        properties: { hook: { type: 'string' }, pattern: { type: 'string', enum: [...HOOK_PATTERNS] } },
        required: ['hook', 'pattern'],
        additionalProperties: false,
      },
    },
  },
  required: ['plan', 'hooks'],
  additionalProperties: false,
}

function makeModel(options: Partial<OpenAiTextModelOptions> = {}) {
  return createOpenAiTextModel({ model: 'm-1', clock: createManualClock(), ...options })
}

function parseBody(request: SeenRequest | undefined) {
  return JSON.parse(request?.body ?? '{}')
}

function pathsOf(seen: readonly SeenRequest[]): string[] {
  return seen.map((request) => request.path)
}

describe('requests to OpenAI', () => {
  it('use /responses with the key, the model, a strict schema and store: false', async () => {
    const seen = fakeService(OPENAI_URL, ANSWER)
    expect(await written(run(makeModel({ apiKey: 'sk-test' })))).toEqual(TEN)
    expect(pathsOf(seen)).toEqual(['/responses'])
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer sk-test')
    expect(seen[0]?.headers.get('content-type')).toBe('application/json')
    const { instructions, ...body } = JSON.parse(seen[0]?.body ?? '')
    expect(body).toEqual({
      model: 'm-1',
      input: [{ role: 'user', content: PROMPT.user }],
      text: { format: { type: 'json_schema', name: 'hooks', strict: true, schema: SCHEMA } },
      max_output_tokens: 19_384,
      temperature: 0.9,
      store: false,
      stream: true,
    })
    expect(instructions.startsWith(JSON_ASKED)).toBe(true)
  })

  it('ask for a plan first, and for the hook before its pattern', async () => {
    const seen = fakeService(OPENAI_URL, ANSWER)
    await written(run(makeModel({ apiKey: 'sk-test' })))
    expect(seen[0]?.body).toMatch(/"properties":\{"plan":.*"hooks":.*"properties":\{"hook":.*"pattern":/u)
    expect(parseBody(seen[0]).instructions).toMatch(/\{"plan": .*"hooks": \[\{"hook": "...", "pattern": "..."\}\]\}/u)
  })

  it('use /chat/completions where /responses does not exist, and remember it', async () => {
    const seen = fakeService(OPENAI_URL, fails(404, { message: 'Invalid URL (POST /v1/responses)' }), ANSWER)
    const model = makeModel({ apiKey: 'sk-test' })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(pathsOf(seen)).toEqual(['/responses', '/chat/completions', '/chat/completions'])
    expect(parseBody(seen[1])).toMatchObject({ max_completion_tokens: 19_384 })
  })

  it('read nothing from the environment', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'sk-environment')
    vi.stubEnv('OPENAI_BASE_URL', 'https://elsewhere.example/v1')
    vi.stubEnv('OPENAI_ADMIN_KEY', 'sk-admin')
    vi.stubEnv('OPENAI_ORG_ID', 'org-1')
    const seen = fakeService(OPENAI_URL, ANSWER)
    await written(run(makeModel()))
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(seen[0]?.headers.has('openai-organization')).toBe(false)
  })

  it.each(['https://eu.api.openai.com/v1', 'https://api.openai.com/v1/'])(
    'use /responses at %s too',
    async (baseUrl) => {
      const seen = fakeService(baseUrl.replace(/\/$/u, ''), ANSWER)
      await written(run(makeModel({ apiKey: 'sk-test', baseUrl })))
      expect(pathsOf(seen)).toEqual(['/responses'])
    },
  )
})

describe('requests to a compatible server', () => {
  it('use /chat/completions with a strict schema, and without a key where none is set', async () => {
    const seen = fakeService(LOCAL_URL, ANSWER)
    expect(await written(run(makeModel({ baseUrl: LOCAL_URL })))).toEqual(TEN)
    expect(pathsOf(seen)).toEqual(['/chat/completions'])
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      model: 'm-1',
      messages: [
        { role: 'system', content: expect.stringContaining(JSON_ASKED) },
        { role: 'user', content: PROMPT.user },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'hooks', strict: true, schema: SCHEMA } },
      max_tokens: 19_384,
      temperature: 0.9,
      stream: true,
    })
  })

  it('send the key where one is set', async () => {
    const seen = fakeService(LOCAL_URL, ANSWER)
    await written(run(makeModel({ baseUrl: LOCAL_URL, apiKey: 'local-key' })))
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer local-key')
  })

  it('follow no redirect, so that key and topic are sent to the configured address only', async () => {
    const elsewhere = fakeService('https://elsewhere.example/v1', ANSWER)
    const seen = fakeService(LOCAL_URL, () => Response.redirect('https://elsewhere.example/v1/chat/completions', 307))
    await expect(written(run(makeModel({ baseUrl: LOCAL_URL, apiKey: 'local-key' })))).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringContaining('OPENAI_BASE_URL'),
    })
    expect([seen.length, elsewhere.length]).toEqual([1, 0])
  })
})

describe('a schema that a server refuses', () => {
  const body = (status: number, content: object | string): Answer => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    return () => new Response(text, { status })
  }
  const hadSchema = (seen: readonly SeenRequest[]) => seen.map((request) => 'response_format' in parseBody(request))
  const plain = says(`Sure!\n\`\`\`json\n${formatAnswer(TEN)}\n\`\`\``)
  const UPSTREAM = '{"object":"error","message":"xgrammar does not support this","type":"BadRequestError"}'

  it.each([
    ['llama.cpp', 400, { error: { code: 400, message: 'Failed to initialize samplers: failed to parse grammar' } }],
    ['llama.cpp before', 500, { error: { code: 500, message: 'JSON schema conversion failed:\nUnrecognized schema' } }],
    ['LM Studio', 400, { error: "'response_format.type' must be 'text'" }],
    ['vLLM', 400, { object: 'error', message: 'The provided JSON schema contains features not supported', code: 400 }],
    [
      'a server of FastAPI',
      422,
      { detail: [{ loc: ['body', 'response_format'], msg: 'Extra inputs are not permitted' }] },
    ],
    [
      'OpenRouter',
      404,
      { error: { code: 404, message: 'No endpoints found that can handle the requested parameters.' } },
    ],
    [
      'a provider behind OpenRouter',
      400,
      { error: { code: 400, message: 'Provider returned error', metadata: { raw: UPSTREAM, provider_name: 'Acme' } } },
    ],
    ['a server that does not say why', 400, 'Bad Request'],
  ])('is omitted at once and in later calls: %s', async (_, status, content) => {
    const seen = fakeService(LOCAL_URL, body(status, content), plain)
    const clock = createManualClock()
    const model = makeModel({ baseUrl: LOCAL_URL, clock })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(hadSchema(seen)).toEqual([true, false, false])
    expect(parseBody(seen[1]).messages[0].content).toContain(JSON_ASKED)
    expect(clock.shortWaits).toEqual([])
  })

  it.each([
    ['Ollama', { error: { message: 'failed to load model vocabulary required for format', type: 'api_error' } }],
    ['llama-cpp-python', 'Internal Server Error'],
  ])('is omitted in the retry after a 500 without a reason, and in later calls: %s', async (_, content) => {
    const seen = fakeService(LOCAL_URL, body(500, content), plain)
    const clock = createManualClock()
    const model = makeModel({ baseUrl: LOCAL_URL, clock, random: () => 0 })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(hadSchema(seen)).toEqual([true, false, false])
    expect(clock.shortWaits).toEqual([500])
  })

  it('is omitted once, and sent again where that failed as well', async () => {
    const seen = fakeService(LOCAL_URL, fails(500), fails(500), plain)
    const model = makeModel({ baseUrl: LOCAL_URL })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(hadSchema(seen)).toEqual([true, false, true, true])
  })

  it('is kept after an answer has succeeded with it, unless an error names it', async () => {
    const seen = fakeService(LOCAL_URL, ANSWER, fails(500), ANSWER, body(400, 'Bad Request'))
    const model = makeModel({ baseUrl: LOCAL_URL })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    await expect(written(run(model))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(hadSchema(seen)).toEqual([true, true, true, true])
  })
})

describe('the token limit of a request', () => {
  const readTokens = (seen: readonly SeenRequest[], name = 'max_tokens') =>
    seen.map((request) => parseBody(request)[name])

  it.each([
    ["Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."],
    ['Unknown field: max_tokens'],
  ])('has another name where a server asks for it, remembered: %s', async (message) => {
    const seen = fakeService(LOCAL_URL, fails(400, { message }), ANSWER)
    const model = makeModel({ baseUrl: LOCAL_URL })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(readTokens(seen)).toEqual([19_384, undefined, undefined])
    expect(readTokens(seen, 'max_completion_tokens')).toEqual([undefined, 19_384, 19_384])
  })

  const TOO_MANY = [
    "'max_tokens' or 'max_completion_tokens' is too large: 19384. This model's maximum context length is 8192 tokens",
    "This model's maximum context length is 8192 tokens. However, you requested 20384 tokens (1000 in the messages)",
    'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]',
    'max_tokens must be less than or equal to `8192`',
  ]

  it.each(TOO_MANY)('is halved where it does not fit, and doubled again the next time: %s', async (message) => {
    const most: Answer = (request) =>
      parseBody(request).max_tokens > 8_192 ? fails(400, { message })(request) : ANSWER(request)
    const seen = fakeService(LOCAL_URL, most)
    const model = makeModel({ baseUrl: LOCAL_URL })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(readTokens(seen)).toEqual([19_384, 9_692, 4_846, 9_692, 4_846])
  })

  it('is halved where the account has too little credit', async () => {
    const message = 'This request requires more credits, or fewer max_tokens. You requested up to 19384 tokens'
    const seen = fakeService(LOCAL_URL, fails(402, { message }), ANSWER)
    expect(await written(run(makeModel({ baseUrl: LOCAL_URL })))).toEqual(TEN)
    expect(readTokens(seen)).toEqual([19_384, 9_692])
  })

  it('ends with an error where nothing fits', async () => {
    const seen = fakeService(LOCAL_URL, fails(400, { message: TOO_MANY[1] }))
    await expect(written(run(makeModel({ baseUrl: LOCAL_URL })))).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringContaining('reads 8,192 tokens at once'),
    })
    expect(readTokens(seen)).toEqual([19_384, 9_692, 4_846, 2_423, 1_211, 605, 512])
  })

  it('grows with the requested length', async () => {
    const seen = fakeService(LOCAL_URL, fails(401))
    const model = makeModel({ baseUrl: LOCAL_URL })
    const given = { prompt: PROMPT, brief: { seed: 1, creator: null, topic: 'x', tone: 'casual' } } as const
    const options = { signal: new AbortController().signal, live: false }
    const refined = {
      seed: 1,
      creator: null,
      toolType: 'script',
      originalPrompt: 'x',
      message: 'x',
      userInput: undefined,
    } as const
    const content = 'word '.repeat(2_000)
    for (const drafts of [
      model.writeScript({ ...given, brief: { ...given.brief, format: 'video', duration: '1' } }, options),
      model.writeScript({ ...given, brief: { ...given.brief, format: 'video', duration: '10' } }, options),
      runCaption(model),
      model.refine({ prompt: PROMPT, brief: { ...refined, content } }, options),
    ])
      await expect(readAll<{ type: string }>(drafts)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(readTokens(seen)).toEqual([18_284, 26_384, 20_384, 30_384])
  })
})
