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

/** A part that is ready to be joined. A pause has no samples. */
export interface MixPart {
  /** The sound without the silence around it; a view. */
  samples: Int16Array | undefined
  length: number
  /** Samples of silence after it. */
  rest: number
  gain: number
  /** How loud its loudest sample comes out. */
  peak: number
}

/**
 * Makes a part ready. A piece loses the silence that its synthesizer put around it, so that every pause is as long as its
 * part says, to the sample; all pieces get one loudness, then their volumes. `isFollowed` says whether another piece
 * follows at once.
 */
export function mixPart(part: SpeechPart, isFollowed: boolean): MixPart {
  if (part.type === 'silence') {
    return { samples: undefined, length: Math.round(part.milliseconds * PER_MS), rest: 0, gain: 0, peak: 0 }
  }
  const samples = trimEdges(part.samples)
  const gain = gainOf(samples, part.volume)
  const rest = isFollowed ? Math.round((part.pauseMs ?? 0) * PER_MS) : 0
  return { samples, length: samples.length, rest, gain, peak: peakOf(samples) * gain }
}

/** By how much the whole gets quieter, so that nothing clips whose loudest sample comes out so loud: 1 or less. */
export function masterGain(peak: number): number {
  return Math.min(1, CEILING / (peak || 1))
}

/** Writes a part into its place, which is silent and as long as part and rest. */
export function placePart({ samples, gain }: MixPart, master: number, target: Int16Array): void {
  if (samples) place(samples, gain * master, target)
}

/** Where parts lie in the whole; rests lie between them. */
export function spansOf(parts: readonly MixPart[]): Span[] {
  let at = 0
  return parts.map(({ length, rest }) => {
    const span = { startMs: at / PER_MS, endMs: (at + length) / PER_MS }
    at += length + rest
    return span
  })
}

/** Joins ready parts to one sound, 24 kHz mono. `makeRoom` gives the (silent) place for so many samples. */
export function joinParts(parts: readonly MixPart[], makeRoom: (samples: number) => Int16Array): Int16Array {
  const master = masterGain(parts.reduce((most, { peak }) => Math.max(most, peak), 0))
  const whole = makeRoom(parts.reduce((sum, { length, rest }) => sum + length + rest, 0))
  let at = 0
  for (const part of parts) {
    placePart(part, master, whole.subarray(at, at + part.length))
    at += part.length + part.rest
  }
  return whole
}

/** Joins parts that are all there; when that would clip, the whole gets quieter. `spans` has one entry for each part. */
export function mixSpeech(parts: readonly SpeechPart[]): { samples: Int16Array; spans: Span[] } {
  const ready = parts.map((part, index) => mixPart(part, parts[index + 1]?.type === 'speech'))
  return { samples: joinParts(ready, (samples) => new Int16Array(samples)), spans: spansOf(ready) }
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
