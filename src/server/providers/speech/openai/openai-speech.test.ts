import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeClock } from '../../../testing/fakes/fake-clock.ts'
import { interceptNetwork } from '../../../testing/msw.ts'
import { describeSpeechModel, NEVER, piece } from '../speech.contract.ts'
import { medianPitch } from '../testing/median-pitch.ts'
import { createOpenAiSpeechModel } from './openai-speech-model.ts'
import { buzz, buildWav } from './testing/buzz.ts'
import { answerSpeech, refuses, speaks, SPEECH_URL } from './testing/fake-speech-server.ts'

interceptNetwork()

const SECRET = 'sk-very-secret'

function open(settings: Partial<Parameters<typeof createOpenAiSpeechModel>[0]> = {}) {
  const clock = createFakeClock()
  const model = createOpenAiSpeechModel({ model: 'm-1', baseUrl: SPEECH_URL, apiKey: SECRET, clock, ...settings })
  return { clock, model }
}

const said = async (text = 'Hello there.', other = {}) => open().model.speak(piece(text, other), NEVER)

async function readRefusal(answer: Response): Promise<AppError> {
  answerSpeech(() => answer)
  const error: unknown = await said().catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError)) throw new Error('no refusal', { cause: error })
  expect(error.message).not.toContain(SECRET)
  return error
}

describe('a server of the OpenAI protocol', () => {
  beforeEach(() => void answerSpeech(speaks))
  describeSpeechModel('it', () => open().model)
})

describe('the request', () => {
  it('contains the text, the model, the voice and the format wav', async () => {
    const sent = answerSpeech(speaks)
    await said('“Hüte” & <fish> 🎣', { voice: 'onyx' })
    expect(sent[0]?.body).toEqual({ model: 'm-1', input: '“Hüte” & <fish> 🎣', voice: 'onyx', response_format: 'wav' })
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${SECRET}`)
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  })

  it("uses the server's voice names, has no key where none is set, and may ask for pcm", async () => {
    const sent = answerSpeech(({ body }) => new Response(Uint8Array.from(Buffer.from(buzz(body.input.length).buffer))))
    const { model } = open({
      apiKey: undefined,
      voices: { alloy: 'af_heart' },
      format: 'pcm',
      baseUrl: `${SPEECH_URL}/`,
    })
    expect(await model.speak(piece('Hello.'), NEVER)).toEqual(buzz(6))
    expect(sent[0]?.body).toMatchObject({ voice: 'af_heart', response_format: 'pcm' })
    expect(sent[0]?.headers.get('authorization')).toBeNull()
  })

  it.each([
    [{ rate: 1.5 }, 1.5],
    [{ pitch: 12 }, 0.5],
    [{ rate: 0.5, pitch: 12 }, 0.25],
    [{ rate: 2, pitch: -12 }, 4],
    [{ rate: 2, pitch: -13 }, 4],
    [{ rate: 1.2, pitch: 4 }, 0.952],
  ])('combines %j to one speed', async (manner, speed) => {
    const sent = answerSpeech(speaks)
    await said('Hello.', manner)
    expect(sent[0]?.body.speed).toBe(speed)
  })

  it('has a cache key of server, model and voices', () => {
    const prints = [{}, { model: 'm-2' }, { baseUrl: 'https://other.example/v1' }, { voices: { nova: 'x' } }]
    expect(new Set(prints.map((settings) => open(settings).model.fingerprint)).size).toBe(4)
  })
})

const join = (...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))
/** A file with a quarter of the audio of twenty letters. */
const quarter = (dataSize?: number) => buildWav(buzz(5), dataSize === undefined ? {} : { dataSize })
/** The first half of a body whose connection breaks. */
function cutOff(file: Uint8Array): ReadableStream {
  const parts = [file.slice(0, file.length / 2)]
  return new ReadableStream({
    pull(stream) {
      const part = parts.shift()
      if (part) stream.enqueue(part)
      else stream.error(new TypeError('terminated'))
    },
  })
}

describe('the answer', () => {
  it.each([
    ['a stream whose length was not known', buildWav(buzz(20), { dataSize: 0xffff_ffff })],
    ['a stream that says 0', buildWav(buzz(20), { dataSize: 0 })],
    ['a length beyond a body that ended cleanly', buildWav(buzz(20), { dataSize: 60_000 })],
    ['a length of its first chunk only', buildWav(buzz(20), { dataSize: 14_400 })],
    ['four files, one after another', join(quarter(), quarter(), quarter(), quarter())],
    ['four files that do not know their lengths', join(...[0, 0xffff_ffff, 0xffff_ffff, 90_000].map(quarter))],
    ['two chunks of samples', join(buildWav(buzz(10)), 'data\x80p\0\0', new Uint8Array(buzz(10).buffer))],
    ['a chunk after the data', join(buildWav(buzz(20)), 'LIST\x04\0\0\0INFO')],
    ['chunks of odd length before the data', buildWav(buzz(20), { before: Buffer.from('LIST\u0003\0\0\0abc\0') })],
    ['stereo', buildWav(buzz(20, { channels: 2 }), { channels: 2 })],
    ['another rate', buildWav(buzz(20, { sampleRate: 44_100 }), { sampleRate: 44_100 })],
    [
      'stereo at a low rate',
      buildWav(buzz(20, { sampleRate: 16_000, channels: 2 }), { sampleRate: 16_000, channels: 2 }),
    ],
  ])('is decoded: %s', async (_, file) => {
    answerSpeech(() => new Response(file))
    const samples = await said()
    expect(samples.length).toBe(28_800)
    expect(medianPitch(samples)).toBeCloseTo(150, -1)
    expect(Math.max(...samples)).toBeGreaterThan(7_000)
  })

  it.each([
    ['at another rate and higher', { pitch: 3 }, buildWav(buzz(330, { sampleRate: 44_100 }), { sampleRate: 44_100 })],
    ['in stereo', { pitch: 0 }, buildWav(buzz(330, { channels: 2 }), { channels: 2 })],
  ])('is converted in steps that yield to the event loop, and ends with its caller: %s', async (_, manner, file) => {
    const arrived = Promise.withResolvers<void>()
    answerSpeech(() => {
      arrived.resolve()
      return new Response(file)
    })
    const leaving = new AbortController()
    const reason = new Error('left')
    const { model } = open()
    const call = model.speak(piece('Hello. '.repeat(20), manner), leaving.signal)
    let turns = 0
    let over = false
    const count = (): void => {
      turns += 1
      if (!over) setImmediate(count)
    }
    await arrived.promise
    count()
    const samples = await call.finally(() => (over = true))
    // Twenty seconds: with a turn every 4,096 samples there are more than a hundred.
    expect(samples.length / 24_000).toBeCloseTo(19.8 / 2 ** (manner.pitch / 12), 1)
    expect(turns).toBeGreaterThan(100)
    const left = expect(model.speak(piece('Hello. '.repeat(20), manner), leaving.signal)).rejects.toBe(reason)
    for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    leaving.abort(reason)
    await left
  })

  it.each([
    [10, {}],
    [5, { rate: 2 }],
    [20, { rate: 0.5 }],
    [5, { pitch: -12 }],
  ])('is refused below %i s for 400 characters spoken with %j', async (seconds, manner) => {
    answerSpeech(() => new Response(buildWav(buzz((seconds - 0.1) / 0.06))))
    const refusal = { code: 'BAD_GATEWAY', message: expect.stringContaining('no audio that can be played') }
    await expect(said('a'.repeat(400), manner)).rejects.toMatchObject(refusal)
    answerSpeech(() => new Response(buildWav(buzz((seconds + 0.1) / 0.06))))
    expect((await said('a'.repeat(400), manner)).length).toBeGreaterThan(24_000)
  })

  it.each([
    ['a page instead of audio', HttpResponse.html('<!doctype html><title>Sign in</title>')],
    ['too little sound for its text', new Response(buildWav(buzz(4)))],
    ['files of different formats', new Response(join(quarter(), buildWav(buzz(15, { channels: 2 }), { channels: 2 })))],
    ['files without samples', new Response(join(buildWav(new Int16Array()), buildWav(new Int16Array())))],
    ['a header and nothing else', new Response(buildWav(new Int16Array()))],
    ['nothing', new Response(null)],
    ['an mp3 file', new Response('ID3\u0004')],
    ['a wav file of mu-law', new Response(buildWav(buzz(20)).fill(7, 20, 21))],
    ['a rate of nothing', new Response(buildWav(buzz(20), { sampleRate: 0 }))],
    ['silence', new Response(buildWav(new Int16Array(24_000)))],
    ['a hiss that nobody hears', new Response(buildWav(new Int16Array(24_000).fill(20)))],
    ['a minute of sound for twelve letters', new Response(buildWav(buzz(1_000)))],
  ])('is refused: %s', async (_, answer) => {
    expect(await readRefusal(answer)).toMatchObject({
      code: 'BAD_GATEWAY',
      message: 'The speech service sent no audio that can be played. Try again in a moment.',
    })
  })
})

describe('the size limit of the answer', () => {
  /** Endless audio, a megabyte at a time; `sent` counts them. */
  function endless() {
    const sent = { megabytes: 0 }
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(buildWav(buzz(20), { dataSize: 0xffff_ffff })),
      pull(stream) {
        sent.megabytes += 1
        stream.enqueue(new Uint8Array(1024 * 1024).fill(77))
      },
    })
    return { sent, answer: new Response(body) }
  }

  it.each([
    ['Hello there, this is a text of 40 units.', 1, 12],
    ['Hello there, this is a text of 40 units.', 0.25, 24],
    ['a'.repeat(1_000), 1, 90],
  ])('depends on the length of the text: %j at speed %f', async (text, rate, most) => {
    const { sent, answer } = endless()
    answerSpeech(() => answer)
    await expect(said(text, { rate })).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: expect.stringContaining('no audio that can be played'),
    })
    expect(sent.megabytes).toBeLessThan(most)
  })

  it('allows slow voices and long words, and silence for a text without words', async () => {
    answerSpeech(() => new Response(buildWav(buzz(330))))
    expect((await said('1234567890 1234567890')).length).toBe(475_200)
    answerSpeech(() => new Response(buildWav(new Int16Array(2_400))))
    expect((await said('…!')).length).toBe(2_400)
  })
})

describe('a failure of the service', () => {
  it.each([
    [refuses(401, { message: `Incorrect API key provided: ${SECRET}` }), 'BAD_GATEWAY', /check TTS_API_KEY/u],
    [refuses(403, { message: 'no' }), 'BAD_GATEWAY', /check TTS_API_KEY/u],
    [refuses(429, { code: 'insufficient_quota' }), 'BAD_GATEWAY', /no credit left/u],
    [refuses(404, { message: 'The model `m-1` does not exist' }), 'BAD_GATEWAY', /TTS_MODEL and TTS_VOICES/u],
    [refuses(404, 'Not Found'), 'BAD_GATEWAY', /check TTS_BASE_URL/u],
    [refuses(400, { message: 'Voice alloy not found' }), 'BAD_GATEWAY', /TTS_MODEL and TTS_VOICES/u],
    [refuses(400, { code: 'content_policy_violation' }), 'BAD_GATEWAY', /declined this text/u],
    [refuses(308, '', { location: 'https://elsewhere.example' }), 'BAD_GATEWAY', /moved to another address/u],
    [refuses(500, { message: SECRET }), 'BAD_GATEWAY', /failed\. Try again/u],
    [HttpResponse.error(), 'BAD_GATEWAY', /cannot be reached/u],
    [new Response(cutOff(buildWav(buzz(20)))), 'BAD_GATEWAY', /cannot be reached/u],
  ])('has our own message (%#)', async (answer, code, message) => {
    expect(await readRefusal(answer)).toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it.each([
    [refuses(401, { message: 'no' }), true],
    [refuses(402, { message: 'no' }), true],
    [refuses(400, { message: 'no' }), true],
    [refuses(500, { message: 'no' }), false],
    [refuses(429, { message: 'no' }), false],
    [new Response(null), false],
  ])('states whether a retry would fail again (%#)', async (answer, isPermanent) => {
    expect((await readRefusal(answer)).isPermanent).toBe(isPermanent)
  })

  it.each([
    ['7', 7],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
    ['soon', undefined],
  ])("that is temporary has the service's Retry-After (%s)", async (header, retryAfterSeconds) => {
    const error = await readRefusal(refuses(429, { code: 'rate_limit_exceeded' }, { 'retry-after': header }))
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds })
  })

  it('is a time-out after 120 seconds, while waiting and while reading the body', async () => {
    const asked = Promise.withResolvers<void>()
    answerSpeech(() => {
      asked.resolve()
      return new Response(new ReadableStream({ start: (body) => body.enqueue(buildWav(buzz(1))) }))
    })
    const { model, clock } = open()
    const refusal = expect(model.speak(piece('Hello.'), NEVER)).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message: 'The speech service took too long. Try again in a moment.',
    })
    await asked.promise
    await clock.advance(120_000)
    await refusal
    expect(clock.sleepers()).toBe(0)
  })
})
