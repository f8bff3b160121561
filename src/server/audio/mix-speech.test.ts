import { describe, expect, it } from 'vitest'
import { findPeak, trimEdges, voiceLevel } from './loudness.ts'
import { naturalPauseMs } from './natural-pause.ts'
import { type SpeechPart } from './mix-speech.ts'
import { mixSpeechParts } from './testing/mix-speech-parts.ts'

/** A voice: a buzz of this duration and loudness, surrounded by silence as synthesizers add it. */
function voice(milliseconds: number, loudness: number, silenceMs = 0): Int16Array {
  const samples = new Int16Array((milliseconds + 2 * silenceMs) * 24)
  for (let index = 0; index < milliseconds * 24; index += 1) {
    samples[index + silenceMs * 24] = Math.round(Math.cos(index / 20) * loudness)
  }
  return samples
}

const speech = (samples: Int16Array, volume = 0): SpeechPart => ({ type: 'speech', samples, volume })
const silence = (milliseconds: number): SpeechPart => ({ type: 'silence', milliseconds })

const part = (mixed: ReturnType<typeof mixSpeechParts>, index: number): Int16Array => {
  const { startMs, endMs } = mixed.spans[index] ?? { startMs: 0, endMs: 0 }
  return mixed.samples.subarray(Math.round(startMs * 24), Math.round(endMs * 24))
}
const decibels = (one: number, other: number): number => 20 * Math.log10(one / other)

describe('parts that are joined', () => {
  it('keep pauses to the sample, whatever silence a synthesizer leaves around its pieces', () => {
    const mixed = mixSpeechParts([
      speech(voice(300, 8_000, 200)),
      silence(1_250),
      speech(voice(200, 8_000, 90)),
      silence(10),
      silence(0.5),
      speech(voice(100, 8_000)),
    ])
    const heard = [...mixed.samples.keys()].filter((index) => mixed.samples[index] !== 0)
    const longest = heard.slice(1).reduce((most, at, index) => Math.max(most, at - (heard[index] ?? 0)), 0)
    // 5 ms of each piece's own silence remain on either side of the pause.
    expect(longest / 24).toBeGreaterThanOrEqual(1_250)
    expect(longest / 24).toBeLessThanOrEqual(1_260.1)
    expect(part(mixed, 1).length).toBe(1_250 * 24)
    expect(part(mixed, 1).every((value) => value === 0)).toBe(true)
    expect(mixed.spans.map(({ startMs, endMs }) => endMs - startMs)).toEqual([
      expect.closeTo(310, 0),
      1_250,
      expect.closeTo(210, 0),
      10,
      0.5,
      expect.closeTo(100, 0),
    ])
    expect(mixed.spans.at(-1)?.endMs).toBe(mixed.samples.length / 24)
  })

  it('have a pause after a piece only where the next one follows without one', () => {
    const rested = (samples: Int16Array): SpeechPart => ({ type: 'speech', samples, volume: 0, pauseMs: 350 })
    const { spans, samples } = mixSpeechParts([
      rested(voice(100, 8_000)),
      rested(voice(100, 8_000)),
      silence(1_000),
      rested(voice(100, 8_000)),
    ])
    const [one, two, pause, three] = spans
    expect((two?.startMs ?? 0) - (one?.endMs ?? 0)).toBeCloseTo(350, 6)
    expect(pause?.startMs).toBe(two?.endMs)
    expect(pause?.endMs).toBe(three?.startMs)
    expect(three?.endMs).toBe(samples.length / 24)
  })

  it.each([
    ['A sentence.', 350],
    ['“A question?” ', 350],
    ['A line without a stop\n', 350],
    ['A paragraph.\n\n', 600],
    ['A clause, ', 150],
    ['the middle of ', 0],
    ['', 0],
  ])('have a natural pause after %j', (text, milliseconds) => {
    expect(naturalPauseMs(text)).toBe(milliseconds)
  })

  it('are levelled to one loudness, with the volume that each was given', () => {
    const mixed = mixSpeechParts([
      speech(voice(500, 2_500)),
      speech(voice(500, 9_000)),
      speech(voice(500, 5_000), -6),
      speech(voice(500, 5_000), 6),
      speech(voice(500, 5_000), -Infinity),
    ])
    const [quiet, loud, softer, louder, silent] = mixed.spans.map((_, index) => voiceLevel(part(mixed, index)))
    expect(decibels(quiet ?? 0, loud ?? 1)).toBeCloseTo(0, 1)
    expect(decibels(softer ?? 0, loud ?? 1)).toBeCloseTo(-6, 1)
    expect(decibels(louder ?? 0, loud ?? 1)).toBeCloseTo(6, 1)
    expect(decibels(loud ?? 0, 32_768)).toBeCloseTo(-20, 0)
    expect(silent).toBe(0)
  })

  it('never clip: the whole gets quieter instead', () => {
    const spiky = voice(500, 1_500)
    spiky[6_000] = 32_767
    const mixed = mixSpeechParts([speech(spiky, 10), speech(voice(500, 5_000))])
    expect(decibels(findPeak(mixed.samples), 32_768)).toBeCloseTo(-1, 1)
    expect(decibels(voiceLevel(part(mixed, 0)), voiceLevel(part(mixed, 1)))).toBeGreaterThan(8)
  })

  it('begin and end without a click', () => {
    const mixed = mixSpeechParts([speech(voice(100, 8_000)), speech(voice(100, 8_000))])
    const steps = mixed.samples.map((value, index) => Math.abs(value - (mixed.samples[index - 1] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(600)
    expect(mixed.samples.at(0)).toBe(0)
    expect(mixed.samples.at(-1)).toBe(0)
  })

  it('may be silent, very short or nothing at all', () => {
    expect(mixSpeechParts([])).toEqual({ samples: new Int16Array(), spans: [] })
    const mixed = mixSpeechParts([
      speech(new Int16Array()),
      speech(new Int16Array(2_400)),
      speech(new Int16Array([9_000])),
    ])
    expect(mixed.samples.length).toBe(1)
    expect(mixed.spans.map(({ endMs }) => endMs * 24)).toEqual([0, 0, 1])
    expect(trimEdges(voice(10, 100, 20)).length).toBe(20 * 24)
  })
})
