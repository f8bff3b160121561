import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { readAll } from '../text.contract.ts'
import { createOpenAiTextModel, type OpenAiTextModelOptions } from './openai-text-model.ts'
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
import { runCaption, runScript, formatScript } from './testing/sample-answers.ts'
import { formatAnswer, run, sampleHooks, written } from './testing/sample-hooks.ts'

interceptNetwork()

const TEN = sampleHooks(0, 10)
const ANSWER = says(formatAnswer(TEN))
const makeModel = (options: Partial<OpenAiTextModelOptions> = {}) =>
  createOpenAiTextModel({ model: 'm-1', clock: createManualClock(), random: () => 0, ...options })
const SAMPLING = ['temperature', 'reasoning', 'reasoning_effort', 'seed', 'response_format']
const readSampling = (seen: readonly SeenRequest[]) =>
  seen.map(({ body }) => {
    const sent: Record<string, unknown> = JSON.parse(body)
    const parts = Object.entries({ ...sent, response_format: undefined }).filter(([name]) => SAMPLING.includes(name))
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  })

/** Refuses requests while they contain any of `refusals`. */
const refusing =
  (refusals: Record<string, Answer>, answer: Answer): Answer =>
  (request) => {
    const sent: Record<string, unknown> = JSON.parse(request.body)
    const refused = Object.keys(refusals).find((name) => name in sent)
    return (refusals[refused ?? ''] ?? answer)(request)
  }

const THINKS_FIRST = "Unsupported parameter: 'temperature' is not supported with this model."
const ONLY_ONE =
  "Unsupported value: 'temperature' does not support 0.9 with this model. Only the default (1) value is supported."
const NO_EFFORT = "Unsupported parameter: 'reasoning.effort' is not supported with this model."

describe.each([
  ['responses', OPENAI_URL, {}, { reasoning: { effort: 'low' } }],
  ['chat.completions', LOCAL_URL, { baseUrl: LOCAL_URL }, { reasoning_effort: 'low' }],
])('over %s', (_, url, where, low) => {
  it('the temperature is higher for hooks than for other texts', async () => {
    const seen = fakeService(url, ANSWER, says(formatScript(150)), says('{"caption":"Bread.","hashtags":[]}'))
    const model = makeModel(where)
    await written(run(model))
    await readAll(runScript(model))
    await readAll(runCaption(model))
    expect(readSampling(seen)).toEqual([{ temperature: 0.9 }, { temperature: 0.7 }, { temperature: 0.7 }])
  })

  it.each([THINKS_FIRST, ONLY_ONE, '`temperature` is deprecated for this model.'])(
    'a model that refuses a temperature gets a low reasoning effort, at once and in later calls: %s',
    async (message) => {
      const seen = fakeService(url, refusing({ temperature: fails(400, { message }) }, ANSWER))
      const model = makeModel(where)
      expect(await written(run(model))).toEqual(TEN)
      expect(await written(run(model))).toEqual(TEN)
      expect(readSampling(seen)).toEqual([{ temperature: 0.9 }, low, low])
    },
  )

  it('a model that refuses both gets neither in later calls', async () => {
    const [effort = ''] = Object.keys(low)
    const refusals = {
      temperature: fails(400, { message: THINKS_FIRST }),
      [effort]: fails(400, { message: NO_EFFORT }),
    }
    const seen = fakeService(url, refusing(refusals, ANSWER))
    const model = makeModel(where)
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(readSampling(seen)).toEqual([{ temperature: 0.9 }, low, {}, {}])
  })

  it('a model that keeps refusing ends in an error, not in more calls', async () => {
    const seen = fakeService(url, fails(400, { message: THINKS_FIRST }))
    await expect(written(run(makeModel(where)))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(seen.length).toBeLessThanOrEqual(4)
  })
})

describe('a compatible server that does not name what it refuses', () => {
  it('is called without a schema, then without a temperature, and so in later calls', async () => {
    const refusals = { response_format: fails(400, { message: 'no' }), temperature: fails(400, { message: 'no' }) }
    const seen = fakeService(LOCAL_URL, refusing(refusals, ANSWER))
    const model = makeModel({ baseUrl: LOCAL_URL })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    const parts = seen.map(({ body }) => ['response_format', 'temperature'].filter((name) => name in JSON.parse(body)))
    expect(parts).toEqual([['response_format', 'temperature'], ['temperature'], [], []])
  })

  it('gets the temperature that it has accepted before', async () => {
    const seen = fakeService(LOCAL_URL, ANSWER, fails(400, { message: 'no' }))
    const model = makeModel({ baseUrl: LOCAL_URL })
    expect(await written(run(model))).toEqual(TEN)
    await expect(written(run(model))).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
    expect(seen).toHaveLength(2)
  })
})

describe('a seed', () => {
  const sampling = { seed: 7 }

  it('is sent to /chat/completions only, because /responses has none', async () => {
    const local = fakeService(LOCAL_URL, ANSWER)
    await written(run(makeModel({ baseUrl: LOCAL_URL, sampling })))
    expect(readSampling(local)).toEqual([{ temperature: 0.9, seed: 7 }])
    const openai = fakeService(OPENAI_URL, ANSWER)
    await written(run(makeModel({ sampling })))
    expect(readSampling(openai)).toEqual([{ temperature: 0.9 }])
  })

  it('is omitted in later calls where it is refused', async () => {
    const message = "Unsupported parameter: 'seed' is not supported."
    const seen = fakeService(LOCAL_URL, refusing({ seed: fails(400, { message }) }, ANSWER))
    const model = makeModel({ baseUrl: LOCAL_URL, sampling })
    expect(await written(run(model))).toEqual(TEN)
    expect(await written(run(model))).toEqual(TEN)
    expect(readSampling(seen).map((sent) => 'seed' in sent)).toEqual([true, false, false])
  })
})
