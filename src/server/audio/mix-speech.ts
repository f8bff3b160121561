import { findPeak, trimEdges, voiceLevel } from './loudness.ts'

/** Samples a millisecond: 24 kHz, as every speech model gives them. */
const PER_MS = 24
/** Every piece is levelled to -20 dB below full scale, by at most 12 dB up or down. */
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
      /** The pause after it, in milliseconds, kept only where another spoken piece follows at once. 0 without one. */
      pauseMs?: number
    }
  | { type: 'silence'; milliseconds: number }

/** Where a part is in the whole, in milliseconds. */
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
  /** Its loudest sample after the gain. */
  peak: number
}

/**
 * Makes a part ready. A piece loses the silence that its synthesizer put around it, so that every pause is as long as its
 * part declares, to the sample; all pieces get one loudness, then their volumes. `isFollowed`: whether another piece
 * follows at once.
 */
export function mixPart(part: SpeechPart, isFollowed: boolean): MixPart {
  if (part.type === 'silence') {
    return { samples: undefined, length: Math.round(part.milliseconds * PER_MS), rest: 0, gain: 0, peak: 0 }
  }
  const samples = trimEdges(part.samples)
  const gain = computeGain(samples, part.volume)
  const rest = isFollowed ? Math.round((part.pauseMs ?? 0) * PER_MS) : 0
  return { samples, length: samples.length, rest, gain, peak: findPeak(samples) * gain }
}

/** The factor, at most 1, by which the whole gets quieter so that a sample this loud does not clip. */
function masterGain(peak: number): number {
  return Math.min(1, CEILING / (peak || 1))
}

/**
 * A sound that grows part by part. If a part would clip, the whole sound is made quieter, which is possible only at the
 * end; until then new parts wait.
 */
export function createMix() {
  const sound: Int16Array[] = []
  const spans: Span[] = []
  let waiting: MixPart[] = []
  let length = 0
  let peak = 0

  return {
    /** Takes the next part. Returns its samples with the rest after it, or undefined once the whole has to get quieter. */
    add(part: MixPart): Int16Array | undefined {
      spans.push({ startMs: length / PER_MS, endMs: (length + part.length) / PER_MS })
      length += part.length + part.rest
      peak = Math.max(peak, part.peak)
      if (masterGain(peak) < 1) {
        waiting.push(part)
        return undefined
      }
      const samples = place(part, 1)
      sound.push(samples)
      return samples
    },

    /** The whole, 24 kHz mono, in the samples of its parts, and the position of each part. `isSofter` when it is not what `add` returned. */
    finish(): { sound: readonly Int16Array[]; length: number; spans: readonly Span[]; isSofter: boolean } {
      const master = masterGain(peak)
      if (master < 1) {
        for (const samples of sound) soften(samples, master)
        for (const part of waiting) sound.push(place(part, master))
        waiting = []
      }
      return { sound, length, spans, isSofter: master < 1 }
    },
  }
}

function computeGain(samples: Int16Array, volume: number): number {
  const level = voiceLevel(samples)
  if (level === 0) return 0
  return Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, LEVEL / level)) * 10 ** (volume / 20)
}

/** The samples of a part, with the rest after it. */
function place({ samples, length, rest, gain }: MixPart, master: number): Int16Array {
  const target = new Int16Array(length + rest)
  if (!samples) return target
  const loudness = gain * master
  const fade = Math.min(FADE, Math.floor(samples.length / 2))
  for (let index = 0; index < samples.length; index += 1) {
    const edge = Math.min(index, samples.length - 1 - index)
    target[index] = Math.round(samples[index]! * (edge < fade ? (loudness * edge) / fade : loudness))
  }
  return target
}

function soften(samples: Int16Array, master: number): void {
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.round(samples[index]! * master)
}
