import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOOK_PATTERNS } from '../../../../shared/features/hooks/hooks.constants.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { fails, fakeService, LOCAL_URL, OPENAI_URL, says, type SeenRequest } from './testing/fake-openai.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createOpenAiTextModel, type OpenAiTextModelOptions } from './openai-text-model.ts'
import { answerOf, PROMPT, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()
afterEach(() => vi.unstubAllEnvs())

const TEN = sampleHooks(0, 10)
const ANSWER = says(answerOf(TEN))
const JSON_ASKED = `${PROMPT.system}\nAnswer with one JSON object and nothing else`

const SCHEMA = {
  type: 'object',
  properties: {
    hooks: {
      type: 'array',
      items: {
        type: 'object',
        properties: { pattern: { type: 'string', enum: [...HOOK_PATTERNS] }, hook: { type: 'string' } },
        required: ['pattern', 'hook'],
        additionalProperties: false,
      },
    },
  },
  required: ['hooks'],
  additionalProperties: false,
}

function makeModel(options: Partial<OpenAiTextModelOptions> = {}) {
  return createOpenAiTextModel({ model: 'm-1', clock: createManualClock(), ...options })
}

function pathsOf(seen: readonly SeenRequest[]): string[] {
  return seen.map((request) => request.path)
}

describe('requests to OpenAI', () => {
  it('go to responses with the key, the model, a strict schema and nothing stored', async () => {
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
      store: false,
      stream: true,
    })
    expect(instructions.startsWith(JSON_ASKED)).toBe(true)
  })

  it('ask for the pattern before the hook', async () => {
    const seen = fakeService(OPENAI_URL, ANSWER)
    await written(run(makeModel({ apiKey: 'sk-test' })))
    expect(seen[0]?.body).toMatch(/"properties":\{"pattern":.*"hook":/u)
  })

  it('go to chat.completions where responses does not exist, from then on at once', async () => {
    const seen = fakeService(OPENAI_URL, fails(404, { message: 'Invalid URL (POST /v1/responses)' }), ANSWER)
    const model = makeModel({ apiKey: 'sk-test' })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(pathsOf(seen)).toEqual(['/responses', '/chat/completions', '/chat/completions'])
  })

  it('take nothing from the environment', async () => {
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
    'go to responses at %s too',
    async (baseUrl) => {
      const seen = fakeService(baseUrl.replace(/\/$/u, ''), ANSWER)
      await written(run(makeModel({ apiKey: 'sk-test', baseUrl })))
      expect(pathsOf(seen)).toEqual(['/responses'])
    },
  )
})

describe('requests to a compatible server', () => {
  it('go to chat.completions with a strict schema, and without a key where there is none', async () => {
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
      stream: true,
    })
  })

  it('carry the key where there is one', async () => {
    const seen = fakeService(LOCAL_URL, ANSWER)
    await written(run(makeModel({ baseUrl: LOCAL_URL, apiKey: 'local-key' })))
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer local-key')
  })

  it('leave the schema out where it is refused, from then on at once', async () => {
    const refusal = fails(400, { message: "'response_format.type' must be 'json_object' or 'text'" })
    const seen = fakeService(LOCAL_URL, refusal, says(`Sure!\n\`\`\`json\n${answerOf(TEN)}\n\`\`\``))
    const model = makeModel({ baseUrl: LOCAL_URL })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(seen.map(({ body }) => 'response_format' in JSON.parse(body))).toEqual([true, false, false])
    expect(JSON.parse(seen[1]?.body ?? '').messages[0].content).toContain(JSON_ASKED)
  })

  it('follow no redirect, so that key and topic stay with the address that was set', async () => {
    const elsewhere = fakeService('https://elsewhere.example/v1', ANSWER)
    const seen = fakeService(LOCAL_URL, () => Response.redirect('https://elsewhere.example/v1/chat/completions', 307))
    await expect(written(run(makeModel({ baseUrl: LOCAL_URL, apiKey: 'local-key' })))).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringContaining('OPENAI_BASE_URL'),
    })
    expect([seen.length, elsewhere.length]).toEqual([1, 0])
  })
})
