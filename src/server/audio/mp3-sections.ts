import { FRAME_SAMPLES } from './mp3-info-frame.ts'

/** Samples in the frames of a section beside those that were encoded: it begins and ends with a silent frame. */
export const SECTION_SILENCE = 2 * FRAME_SAMPLES

/**
 * Encodes a sound, 24 kHz mono, to frames at 64 kbit/s that need none before them: sections of whole frames that lie
 * `SECTION_SILENCE` apart are one sound when their frames follow each other.
 */
export type EncodeSection = (samples: Int16Array<ArrayBuffer>) => Promise<Uint8Array>

/** Shortest section, in samples: ten seconds. */
const SHORTEST = 240_000
/** Silence that is long enough for the gap between two sections, wherever the frames begin. */
const ROOM = SECTION_SILENCE + FRAME_SAMPLES

/**
 * Splits a sound into sections, each passed on as soon as it is complete. All but the last are whole frames long, end where
 * the sound is silent, and the gap between them is exactly the silence that their frames contain.
 */
export function createSections(handOver: (samples: Int16Array<ArrayBuffer>) => void) {
  let parts: Int16Array[] = []
  let pending = 0
  let length = 0

  function take(samples: number): Int16Array<ArrayBuffer> {
    const section = new Int16Array(samples)
    let at = 0
    for (const part of parts) {
      const fitting = part.subarray(0, samples - at)
      section.set(fitting, at)
      at += fitting.length
    }
    return section
  }

  return {
    /** Takes the next samples, 24 kHz. */
    add(samples: Int16Array): void {
      parts.push(samples)
      pending += samples.length
      length += samples.length
      if (pending < SHORTEST || silenceAtEnd(samples) < ROOM) return
      const whole = pending - SECTION_SILENCE
      const taken = whole - (whole % FRAME_SAMPLES)
      handOver(take(taken))
      // What is left is silent, and shorter than a frame.
      pending -= taken + SECTION_SILENCE
      parts = [new Int16Array(pending)]
    },

    /** Hands over the rest. Returns how many samples all sections sound, with the silence between them. */
    finish(): number {
      handOver(take(pending))
      parts = []
      return length
    },
  }
}

function silenceAtEnd(samples: Int16Array): number {
  return samples.length - 1 - samples.findLastIndex((sample) => sample !== 0)
}
