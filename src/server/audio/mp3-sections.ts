import { FRAME_SAMPLES } from './mp3-info-frame.ts'

/** Samples in a section's frames beyond those encoded: a silent frame at each end. */
export const SECTION_SILENCE = 2 * FRAME_SAMPLES

/**
 * Encodes 24 kHz mono to frames at 64 kbit/s that depend on no earlier frame. Sections of whole frames that are
 * `SECTION_SILENCE` apart make one continuous sound when their frames are concatenated.
 */
export type EncodeSection = (samples: Int16Array<ArrayBuffer>) => Promise<Uint8Array>

/** Shortest section, in samples: ten seconds. */
const SHORTEST = 240_000
/** Samples of silence that suffice for the gap between two sections, wherever the frames begin. */
const ROOM = SECTION_SILENCE + FRAME_SAMPLES

/**
 * Splits samples into sections and passes on each as soon as it is complete. All but the last are whole frames long and
 * end in silence. The gap between them is exactly the silence that their frames contain.
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
    /** Adds the next samples, 24 kHz. */
    add(samples: Int16Array): void {
      parts.push(samples)
      pending += samples.length
      length += samples.length
      if (pending < SHORTEST || silenceAtEnd(samples) < ROOM) return
      const whole = pending - SECTION_SILENCE
      const taken = whole - (whole % FRAME_SAMPLES)
      handOver(take(taken))
      // The remainder is silent, and shorter than a frame.
      pending -= taken + SECTION_SILENCE
      parts = [new Int16Array(pending)]
    },

    /** Passes on the rest. Returns the number of samples of all sections, with the silence between them. */
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
