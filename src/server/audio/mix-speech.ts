import { peakOf, trimEdges, voiceLevel } from './loudness.ts'

/** Samples a millisecond: 24 kHz, as every speech model gives them. */
const PER_MS = 24
/** Every piece is brought to this level, -20 dB below full scale, by at most 12 dB up or down. */
const LEVEL = 32_768 * 10 ** (-20 / 20)
const MOST_GAIN = 10 ** (12 / 20)
/** No sample is louder: -1 dB, so that an encoder's rounding does not clip. */
const CEILING = 32_768 * 10 ** (-1 / 20)
/** Each piece rises and falls for 3 ms, or it begins and ends with a click. */
const FADE = 3 * PER_MS

/** What is joined: a spoken piece with its volume in decibels (-Infinity is silent), or a pause. */
export type SpeechPart =
  | {
      type: 'speech'
      samples: Int16Array
      volume: number
      /** The rest after it, in milliseconds, kept only where another spoken piece follows at once. 0 without one. */
      pauseMs?: number
    }
  | { type: 'silence'; milliseconds: number }

/** Where a part lies in the whole, in milliseconds. */
export interface Span {
  startMs: number
  endMs: number
}

/**
 * Joins parts to one sound, 24 kHz mono. A piece loses the silence that its synthesizer put around it, so that every
 * pause is as long as its part says, to the sample. All pieces get one loudness, then their volumes; when that would
 * clip, the whole gets quieter. `spans` has one entry for each part, rests
 * lie between them. `makeRoom` gives the (silent) place for so many
 * samples.
 */
export function mixSpeech(
  parts: SpeechPart[],
  makeRoom = (samples: number): Int16Array => new Int16Array(samples),
): { samples: Int16Array; spans: Span[] } {
  const pieces = parts.map((part, index) => {
    if (part.type === 'silence') return { length: Math.round(part.milliseconds * PER_MS), rest: 0 }
    const samples = trimEdges(part.samples)
    const rest = parts[index + 1]?.type === 'speech' ? Math.round((part.pauseMs ?? 0) * PER_MS) : 0
    return { samples, length: samples.length, rest, gain: gainOf(samples, part.volume) }
  })
  const peak = pieces.reduce((most, { samples, gain }) => (samples ? Math.max(most, peakOf(samples) * gain) : most), 0)
  const master = Math.min(1, CEILING / (peak || 1))
  const whole = makeRoom(pieces.reduce((sum, { length, rest }) => sum + length + rest, 0))
  const spans: Span[] = []
  let at = 0
  for (const { samples, length, rest, gain } of pieces) {
    if (samples) place(samples, gain * master, whole.subarray(at, at + length))
    spans.push({ startMs: at / PER_MS, endMs: (at + length) / PER_MS })
    at += length + rest
  }
  return { samples: whole, spans }
}

function gainOf(samples: Int16Array, volume: number): number {
  const level = voiceLevel(samples)
  if (level === 0) return 0
  return Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, LEVEL / level)) * 10 ** (volume / 20)
}

function place(samples: Int16Array, gain: number, target: Int16Array): void {
  const fade = Math.min(FADE, Math.floor(samples.length / 2))
  for (let index = 0; index < samples.length; index += 1) {
    const edge = Math.min(index, samples.length - 1 - index)
    target[index] = Math.round(samples[index]! * (edge < fade ? (gain * edge) / fade : gain))
  }
}
