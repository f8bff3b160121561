import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import {
  type Answer,
  breaks,
  chunk,
  event,
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
import { createOpenAiTextModel } from './openai-text-model.ts'
import { formatAnswer, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const ANSWER = says(formatAnswer(TEN))
const SECRET = 'sk-very-secret'

/** An answer that ends after a text, with the connection closed normally. */
function cut(text: string): Answer {
  return (request) => stream([textFrame(readWire(request), text)])
}

/** An answer that reports a failure within its stream. */
function failsOnTheWay(text: string, code: string): Answer {
  return (request) => {
    const error = { code, message: 'the server had an error' }
    return readWire(request) === 'responses'
      ? stream([textFrame('responses', text), event({ type: 'response.failed', response: { error } })])
      : stream([textFrame('chat', text), `data: ${JSON.stringify({ error })}\n\n`])
  }
}

/** A refusal in a list, as Google's compatible endpoint sends it. */
const inList =
  (status: number, error: object): Answer =>
  () =>
    Response.json([{ error }], { status })

const refuses: Answer = (request) =>
  readWire(request) === 'responses'
    ? stream([event({ type: 'response.refusal.delta', delta: 'I cannot' })])
    : stream([chunk({ refusal: 'I cannot' })])

const filters: Answer = (request) =>
  readWire(request) === 'responses'
    ? stream([event({ type: 'response.incomplete', response: { incomplete_details: { reason: 'content_filter' } } })])
    : stream([chunk({ content: '{"hooks' }), chunk({}, 'content_filter')])

describe.each([
  ['responses', OPENAI_URL, {}],
  ['chat.completions', LOCAL_URL, { baseUrl: LOCAL_URL }],
])('failures over %s', (wire, url, where) => {
  function setUp(...answers: [Answer, ...Answer[]]) {
    const clock = createManualClock()
    const model = createOpenAiTextModel({ apiKey: SECRET, model: 'm-1', ...where, clock, random: () => 0 })
    return { seen: fakeService(url, ...answers), clock, drafts: run(model) }
  }

  it.each([
    [
      '401',
      fails(401, { message: `Incorrect API key: ${SECRET}`, code: 'invalid_api_key' }),
      /refused this server's key.*OPENAI_API_KEY/u,
    ],
    ['403', fails(403), /refused this server's key/u],
    [
      'an unknown model',
      fails(404, { message: 'The model `m-1` does not exist', code: 'model_not_found' }),
      /not available.*OPENAI_MODEL/u,
    ],
    ['a model out of reach', fails(403, { message: 'no access to model', code: 'model_not_found' }), /OPENAI_MODEL/u],
    ['a model not pulled', fails(404, { message: 'model "m-1" not found, try pulling it first' }), /OPENAI_MODEL/u],
    ['an invalid model', fails(400, { message: 'm-1 is not a valid model ID' }), /OPENAI_MODEL/u],
    ['no credit', fails(429, { code: 'insufficient_quota' }, { 'retry-after': '1' }), /no credit left/u],
    ['a payment due', fails(402), /no credit left/u],
    [
      'a bad key at Google',
      inList(400, {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
      }),
      /refused this server's key.*OPENAI_API_KEY/u,
    ],
    [
      'no key at Google',
      inList(400, { code: 400, message: 'Missing or invalid Authorization header.', status: 'INVALID_ARGUMENT' }),
      /OPENAI_API_KEY/u,
    ],
    [
      'a model unknown to Google',
      inList(404, { code: 404, message: 'models/m-1 is not found for API version v1main', status: 'NOT_FOUND' }),
      /not available.*OPENAI_MODEL/u,
    ],
    ['a model without a provider', fails(404, { message: 'No endpoints found for acme/m-1.' }), /OPENAI_MODEL/u],
    [
      'no provider for us',
      fails(404, { message: 'No endpoints available matching your data policy' }),
      /OPENAI_MODEL/u,
    ],
  ])("answers %s with 502, without a retry and without the provider's message", async (_, answer, message) => {
    const { seen, clock, drafts } = setUp(answer)
    const error: unknown = await readAll(drafts).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringMatching(message),
      cause: expect.any(Error),
    })
    expect(String(error)).not.toContain(SECRET)
    expect(seen).toHaveLength(1)
    expect(clock.shortWaits).toEqual([])
    expect(clock.longWaits()).toEqual([])
  })

  it('answers a bad request with 502, after one try without a schema, and one without a temperature, where these may be unknown', async () => {
    const { seen, clock, drafts } = setUp(fails(400, { message: 'nonsense' }))
    await expect(readAll(drafts)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringContaining('did not accept the request'),
    })
    expect(seen.map(({ body }) => body.includes('json_schema'))).toEqual(
      wire === 'responses' ? [true] : [true, false, false],
    )
    expect(clock.shortWaits).toEqual([])
  })

  const LOADING = fails(503, { message: 'Loading model', type: 'unavailable_error', code: 503 })

  it('waits for a server that loads its model, and reports it', async () => {
    const { seen, clock, drafts } = setUp(LOADING, LOADING, LOADING, ANSWER)
    const all = await Array.fromAsync(drafts)
    expect(all.filter(({ type }) => type !== 'hook')).toEqual([{ type: 'loading' }])
    expect(all[0]).toEqual({ type: 'loading' })
    expect(all).toHaveLength(11)
    expect(seen).toHaveLength(4)
    expect(clock.shortWaits).toEqual([2000, 2000, 2000])
  })

  it('waits for it up to the limit of the first token', async () => {
    const { clock, drafts } = setUp(LOADING)
    await expect(readAll(drafts)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The AI model is still being loaded. Try again in a moment.',
    })
    expect(clock.shortWaits.reduce((sum, wait) => sum + wait, 0)).toBe(wire === 'responses' ? 30_000 : 180_000)
  })

  it.each([
    ['a refusal', refuses],
    ['a content filter', filters],
    ['a flagged prompt', fails(400, { code: 'invalid_prompt', message: 'flagged' })],
    ['a content policy', fails(403, { code: 'content_policy_violation' })],
  ])('answers %s with 403 as a refusal of the topic, not as a failure', async (_, answer) => {
    const { seen, drafts } = setUp(answer)
    await expect(readAll(drafts)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'declined_topic' })
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['5', 5000],
    ['0.5', 1000],
    ['Mon, 02 Nov 2026 12:00:03 GMT', 3000],
  ])('retries after a Retry-After of %s', async (header, milliseconds) => {
    const { seen, clock, drafts } = setUp(fails(429, {}, { 'retry-after': header }), ANSWER)
    expect(await written(drafts)).toEqual(TEN)
    expect(seen).toHaveLength(2)
    expect(clock.shortWaits).toEqual([milliseconds])
  })

  it('passes a long Retry-After on', async () => {
    const { seen, drafts } = setUp(fails(429, {}, { 'retry-after': '20' }))
    await expect(readAll(drafts)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The AI service is busy. Try again in 20 seconds.',
      retryAfterSeconds: 20,
    })
    expect(seen).toHaveLength(1)
  })

  it('fails for a service that stays busy', async () => {
    const { seen, clock, drafts } = setUp(fails(429))
    await expect(readAll(drafts)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: undefined })
    expect(seen).toHaveLength(3)
    expect(clock.shortWaits).toEqual([500, 1000])
  })

  it.each([
    ['500', fails(500)],
    ['503', fails(503, {}, { 'retry-after': '20' })],
    ['a broken connection', breaks],
    ['a stream cut before its first hook', cut('{"hooks":[{"pattern":"List","hook":"Thr')],
    ['a failure told in the stream', failsOnTheWay('{"hooks":[', 'server_error')],
    ['a limit told in the stream', failsOnTheWay('{"hooks":[', 'rate_limit_exceeded')],
    ['a frame that is not JSON', () => stream(['data: {oops\n\n'])],
  ])('retries twice after %s', async (_, failure) => {
    const { seen, clock, drafts } = setUp(failure, failure, ANSWER)
    expect(await written(drafts)).toEqual(TEN)
    expect(seen).toHaveLength(3)
    expect(clock.shortWaits).toEqual([500, 1000])
  })

  it.each([
    ['500', fails(500), /failed while it was writing/u],
    ['a broken connection', breaks, /cannot be reached/u],
  ])('fails after %s three times', async (_, failure, message) => {
    const { seen, drafts } = setUp(failure)
    await expect(readAll(drafts)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringMatching(message),
    })
    expect(seen).toHaveLength(3)
  })

  it('fails when the model declines in the middle of its answer', async () => {
    const { seen, drafts } = setUp((request) => {
      const begun = textFrame(readWire(request), formatAnswer(TEN.slice(0, 2)))
      return readWire(request) === 'responses'
        ? stream([begun, event({ type: 'response.refusal.delta', delta: 'I cannot' })])
        : stream([begun, chunk({}, 'content_filter')])
    })
    await expect(readAll(drafts)).rejects.toMatchObject({ message: expect.stringContaining('declined this topic') })
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['ends', cut],
    ['fails', (text: string) => failsOnTheWay(text, 'server_error')],
  ])('keeps the hooks of a stream that %s in the middle and tops them up', async (_, breakOff) => {
    const half = formatAnswer(TEN.slice(0, 7)).slice(0, -20)
    const { seen, clock, drafts } = setUp(breakOff(half), says(formatAnswer(TEN.slice(6))))
    expect(await written(drafts)).toEqual(TEN)
    expect(seen).toHaveLength(2)
    expect(seen[1]?.body).toContain('Write exactly 10 more hooks')
    expect(clock.shortWaits).toEqual([])
  })

  it.each([
    ['500', fails(500)],
    ['a refusal', refuses],
    ['429', fails(429, {}, { 'retry-after': '1' })],
  ])('does not retry a top-up after %s, and returns the partial result', async (_, failure) => {
    const { seen, drafts } = setUp(says(formatAnswer(TEN.slice(0, 7))), failure)
    expect(await written(drafts)).toEqual(TEN.slice(0, 7))
    expect(seen).toHaveLength(2)
  })
})
