import { beforeAll, describe, expect, it } from 'vitest'
import { WRITTEN } from '../../../shared/speech/writing-systems.fixtures.ts'
import { SAMPLE_RATE, type SpeechModel, type SpeechRequest } from './speech.port.ts'
import { medianPitch } from './testing/median-pitch.ts'

export const NEVER = new AbortController().signal

/** A piece with neutral defaults. */
export function piece(text: string, other: Partial<SpeechRequest> = {}): SpeechRequest {
  return { text, voice: 'alloy', rate: 1, pitch: 0, language: undefined, phonemes: undefined, ...other }
}

const SENTENCE = 'Nobody knows why the moon is so large tonight.'
const seconds = (samples: Int16Array): number => samples.length / SAMPLE_RATE
const loudest = (samples: Int16Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

/** Within 12 %, because synthesizers are inexact. */
function expectNear(value: number, wanted: number): void {
  expect(value).toBeGreaterThan(wanted * 0.88)
  expect(value).toBeLessThan(wanted * 1.12)
}

/** The contract tests of `SpeechModel`. Call it at the top level of an adapter's test file. */
export function describeSpeechModel(name: string, makeModel: () => SpeechModel): void {
  describe(`${name} passes the contract of a speech model`, () => {
    let model: SpeechModel
    beforeAll(() => {
      model = makeModel()
      return () => model.close()
    })

    it('has its limits and its cache key', () => {
      expect(model.maxCharacters).toBeGreaterThanOrEqual(500)
      expect(model.concurrency).toBeGreaterThanOrEqual(1)
      expect(model.fingerprint).toMatch(/^[\w-]{6,}$/u)
      expect(makeModel().fingerprint).toBe(model.fingerprint)
    })

    it('returns audible samples with the requested speed and pitch', async () => {
      const [plain, fast, slow, high, low] = await Promise.all([
        model.speak(piece(SENTENCE), NEVER),
        model.speak(piece(SENTENCE, { rate: 2 }), NEVER),
        model.speak(piece(SENTENCE, { rate: 0.6 }), NEVER),
        model.speak(piece(SENTENCE, { pitch: 5 }), NEVER),
        model.speak(piece(SENTENCE, { pitch: -5 }), NEVER),
      ])
      expect(seconds(plain)).toBeGreaterThan(1.5)
      expect(seconds(plain)).toBeLessThan(6)
      expect(loudest(plain)).toBeGreaterThan(3_000)
      expectNear(seconds(fast), seconds(plain) / 2)
      expectNear(seconds(slow), seconds(plain) / 0.6)
      expectNear(seconds(high), seconds(plain))
      expectNear(medianPitch(high), medianPitch(plain) * 2 ** (5 / 12))
      expectNear(medianPitch(low), medianPitch(plain) / 2 ** (5 / 12))
    })

    it('takes a plausible time for each writing system that it can read, Latin letters at least', async () => {
      expect(model.canRead?.(SENTENCE, undefined) ?? true).toBe(true)
      const readable = WRITTEN.filter(([, text, language]) => language && (model.canRead?.(text, language) ?? true))
      const paces = await Promise.all(
        readable.map(async ([name, text, language]) => {
          const samples = await model.speak(piece(text, { language }), NEVER)
          return { name, pace: seconds(samples) / (text.match(/\p{L}/gu)?.length ?? 0) }
        }),
      )
      // Seconds for each letter. Spelled letters take at least 0.22; a Chinese one is a syllable.
      const most = (name: string) => (name === 'Chinese' ? 0.4 : 0.21)
      expect(paces.filter(({ name, pace }) => pace < 0.04 || pace > most(name))).toEqual([])
    })

    it('does not mix parallel requests', async () => {
      const texts = [SENTENCE, 'No.', `${SENTENCE} ${SENTENCE}`, 'Yes, please.']
      const lengths = (await Promise.all(texts.map((text) => model.speak(piece(text), NEVER)))).map(seconds)
      const order = (values: number[]) => values.map((value) => values.filter((other) => other < value).length)
      expect(order(lengths)).toEqual(order(texts.map((text) => text.length)))
    })

    it('throws the reason of the signal, before or during the request, and serves the next one', async () => {
      const leaving = new AbortController()
      const reason = new Error('left')
      const calls = [1, 2, 3, 4].map(() => model.speak(piece(SENTENCE), leaving.signal))
      leaving.abort(reason)
      for (const result of await Promise.allSettled(calls)) expect(result).toMatchObject({ reason })
      await expect(model.speak(piece(SENTENCE), leaving.signal)).rejects.toBe(reason)
      expect(seconds(await model.speak(piece('Still here.'), NEVER))).toBeGreaterThan(0.2)
    })

    it('closes, idempotently, and rejects waiting requests', async () => {
      const model = makeModel()
      const unfinished = expect(model.speak(piece(SENTENCE), NEVER)).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
      })
      await model.close()
      await unfinished
      await model.close()
      await expect(model.speak(piece(SENTENCE), NEVER)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    })
  })
}
