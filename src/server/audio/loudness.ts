/** Samples of a window for perceived loudness: 50 ms at 24 kHz. */
const WINDOW = 1_200
/** Windows quieter than the loudest by this factor (30 dB) are pauses and are ignored. */
const GATE = 10 ** (-30 / 20)

/** Samples of silence that stay at each edge: 5 ms, so that no soft sound is lost. */
const MARGIN = 120
/** Samples below the loudest by this factor (54 dB) are silence. */
const SILENT = 10 ** (-54 / 20)

/** The root mean square of the windows that contain speech, 0 to 32,768; 0 for silence. */
export function voiceLevel(samples: Int16Array): number {
  const powers: number[] = []
  for (let from = 0; from < samples.length; from += WINDOW) {
    const window = samples.subarray(from, from + WINDOW)
    let sum = 0
    for (let index = 0; index < window.length; index += 1) sum += window[index]! ** 2
    powers.push(sum / window.length)
  }
  const gate = powers.reduce((most, power) => Math.max(most, power), 0) * GATE ** 2
  const spoken = powers.filter((power) => power > gate)
  return Math.sqrt(spoken.reduce((sum, power) => sum + power, 0) / (spoken.length || 1))
}

/** The absolute maximum of the samples, 0 to 32,768. */
export function findPeak(samples: Int16Array): number {
  let peak = 0
  for (let index = 0; index < samples.length; index += 1) peak = Math.max(peak, Math.abs(samples[index]!))
  return peak
}

/** The samples without leading and trailing silence, as a view; empty for silence. */
export function trimEdges(samples: Int16Array): Int16Array {
  const threshold = Math.max(1, findPeak(samples) * SILENT)
  const isHeard = (value: number): boolean => Math.abs(value) > threshold
  const first = samples.findIndex(isHeard)
  if (first < 0) return samples.subarray(0, 0)
  const last = samples.findLastIndex(isHeard)
  return samples.subarray(Math.max(0, first - MARGIN), Math.min(samples.length, last + 1 + MARGIN))
}
