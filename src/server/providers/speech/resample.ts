import { SLICE, type Slices } from './slices.ts'

/** The filter's reach to either side, in samples of the slower rate; more is cleaner and slower. */
const REACH = 8
const PHASES = 512
/** Samples copied between two pauses: copying is so much faster than filtering. */
const COPIED = 64 * SLICE

/**
 * The same audio at another rate: `ratio` output samples for each input sample (24,000 / 22,050, or the inverse of a
 * pitch factor). Band-limited against aliasing; rounds and clips to 16 bit. Returns `samples` itself where the ratio is
 * 1. Pauses every few milliseconds.
 */
export function* resampleSlices<B extends ArrayBufferLike>(
  samples: Int16Array<B>,
  ratio: number,
): Slices<Int16Array<B | ArrayBuffer>> {
  if (ratio === 1) return samples
  const cutoff = Math.min(1, ratio)
  const reach = Math.ceil(REACH / cutoff)
  const taps = reach * 2
  const filter = { kernel: buildKernel(cutoff, reach), taps, ratio }
  // Silence on both sides, so that the inner loop of the filter needs no bounds check.
  const source = new Float32Array(samples.length + taps)
  for (let from = 0; from < samples.length; from += COPIED) {
    source.set(samples.subarray(from, from + COPIED), reach + from)
    yield
  }
  const out = new Int16Array(Math.round(samples.length * ratio))
  for (let from = 0; from < out.length; from += SLICE) {
    fill(out, from, source, filter)
    yield
  }
  return out
}

/** Computes one slice of the output samples. */
function fill(
  out: Int16Array,
  from: number,
  source: Float32Array,
  { kernel, taps, ratio }: { kernel: Float64Array; taps: number; ratio: number },
): void {
  const end = Math.min(from + SLICE, out.length)
  for (let index = from; index < end; index += 1) {
    const position = index / ratio
    const whole = Math.floor(position)
    const row = Math.round((position - whole) * PHASES) * taps
    const start = whole + 1
    // Two sums, which the processor can compute in parallel.
    let even = 0
    let odd = 0
    for (let tap = 0; tap < taps; tap += 2) {
      even += source[start + tap]! * kernel[row + tap]!
      odd += source[start + tap + 1]! * kernel[row + tap + 1]!
    }
    out[index] = Math.max(-32_768, Math.min(32_767, Math.round(even + odd)))
  }
}

/**
 * A windowed sinc for each of `PHASES` + 1 positions between two samples. Each row sums to 1, so that constant values
 * are preserved.
 */
function buildKernel(cutoff: number, reach: number): Float64Array {
  const taps = reach * 2
  const kernel = new Float64Array((PHASES + 1) * taps)
  for (let phase = 0; phase <= PHASES; phase += 1) {
    const row = kernel.subarray(phase * taps, (phase + 1) * taps)
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - reach + 1 - phase / PHASES
      const angle = Math.PI * distance * cutoff
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
      row[tap] = (angle === 0 ? 1 : Math.sin(angle) / angle) * window
    }
    const sum = row.reduce((total, value) => total + value, 0)
    for (let tap = 0; tap < taps; tap += 1) row[tap] = (row[tap] ?? 0) / sum
  }
  return kernel
}

/** The factor by which a frequency changes over so many semitones. */
export const pitchFactor = (semitones: number): number => 2 ** (semitones / 12)
