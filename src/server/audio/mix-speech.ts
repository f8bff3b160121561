import { findPeak, trimEdges, voiceLevel } from './loudness.ts'

/** Samples per millisecond: 24 kHz, the rate of every speech model. */
const PER_MS = 24
/** Target level of every piece: -20 dB full scale, reached by at most 12 dB up or down. */
const LEVEL = 32_768 * 10 ** (-20 / 20)
const MOST_GAIN = 10 ** (12 / 20)
/** Maximum of all samples: -1 dB full scale, so that an encoder's rounding does not clip. */
const CEILING = 32_768 * 10 ** (-1 / 20)
/** Samples of the fade at both ends of a piece: 3 ms, against clicks. */
const FADE = 3 * PER_MS

/** A part of a file: a spoken piece with its volume in decibels (-Infinity is silent), or a pause. */
export type SpeechPart =
  | {
      type: 'speech'
      samples: Int16Array
      volume: number
      /** Milliseconds of pause after it, used only where another spoken piece follows directly; 0 by default. */
      pauseMs?: number
    }
  | { type: 'silence'; milliseconds: number }

/** Position of a part in the file, in milliseconds. */
export interface Span {
  startMs: number
  endMs: number
}

/** A part prepared for joining. A pause has no samples. */
export interface MixPart {
  /** A view of the samples without surrounding silence. */
  samples: Int16Array | undefined
  length: number
  /** Samples of silence after it. */
  rest: number
  gain: number
  /** Its absolute maximum after the gain. */
  peak: number
}

/**
 * Prepares a part. A piece loses the silence that its synthesizer added, so that every pause has exactly its declared
 * length. All pieces get one loudness, then their volumes. `isFollowed`: another piece follows directly.
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

/** The factor, at most 1, that keeps this peak below the ceiling. */
function masterGain(peak: number): number {
  return Math.min(1, CEILING / (peak || 1))
}

/**
 * Joins parts one by one. Where a part would clip, the whole file is made quieter. That is possible only at the end, so
 * parts wait from then on.
 */
export function createMix() {
  const sound: Int16Array[] = []
  const spans: Span[] = []
  let waiting: MixPart[] = []
  let length = 0
  let peak = 0

  return {
    /** Adds the next part. Returns its samples with the silence after it, or undefined once the file has to be made quieter. */
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

    /**
     * The file, 24 kHz mono, as the samples of its parts, and the position of each part. `isSofter`: it differs from
     * what `add` returned.
     */
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

/** The samples of a part, with the silence after it. */
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
