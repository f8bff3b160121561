import { SAMPLE_RATE } from '../speech.port.ts'

const FRAME = SAMPLE_RATE / 25
const LOWEST_HZ = 50
const HIGHEST_HZ = 500
/** Minimum similarity of a frame and itself one period later for voiced speech. */
const VOICED = 0.5
/** Multiples of the period match as well as the period, so the first almost best match is used. */
const NEARLY = 0.9

/** The median pitch in hertz, by autocorrelation of voiced frames of 40 ms. 0 where there are none. */
export function medianPitch(samples: Int16Array): number {
  const pitches: number[] = []
  for (let from = 0; from + 2 * FRAME <= samples.length; from += FRAME) {
    const pitch = pitchAt(samples, from)
    if (pitch > 0) pitches.push(pitch)
  }
  return pitches.sort((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
}

function pitchAt(samples: Int16Array, from: number): number {
  const least = Math.floor(SAMPLE_RATE / HIGHEST_HZ)
  const most = Math.ceil(SAMPLE_RATE / LOWEST_HZ)
  const likeness: number[] = []
  for (let lag = least; lag <= most; lag += 1) likeness.push(computeLikeness(samples, from, lag))
  const best = Math.max(...likeness)
  if (best < VOICED) return 0
  const first = likeness.findIndex(
    (value, index) =>
      value >= best * NEARLY && value >= (likeness[index + 1] ?? 0) && value >= (likeness[index - 1] ?? 0),
  )
  return SAMPLE_RATE / (least + first)
}

function computeLikeness(samples: Int16Array, from: number, lag: number): number {
  let product = 0
  let one = 0
  let other = 0
  for (let index = from; index < from + FRAME; index += 2) {
    const a = samples[index] ?? 0
    const b = samples[index + lag] ?? 0
    product += a * b
    one += a * a
    other += b * b
  }
  // Quiet frames are pauses, and a periodic sound in them is not the voice.
  return one / (FRAME / 2) < 300 ** 2 ? 0 : product / Math.sqrt(one * other || 1)
}
