import { expect, it } from 'vitest'
import { WAVEFORM_POINTS } from '../../shared/features/tts/tts.constants.ts'
import { computeWaveform } from './waveform.ts'

const STRETCH = 1_000

/** A sound with sections of these loudnesses. */
const sound = (levels: number[]): Int16Array =>
  new Int16Array(levels.length * STRETCH).map((_, index) => levels[Math.floor(index / STRETCH)]! * (index % 2 || -1))

it('a waveform has its loudest section at 100, the others in proportion, and silence at 0', () => {
  const levels = Array.from({ length: WAVEFORM_POINTS }, (_, point) => [0, 2_000, 8_000, 80][point % 4]!)
  const whole = sound(levels)
  const parts = [whole.subarray(0, 1_500), new Int16Array(), whole.subarray(1_500)]
  expect(computeWaveform(parts)).toEqual(levels.map((level) => level / 80))
})

it('a waveform of silence, of no samples and of fewer samples than points consists of integers', () => {
  const flat = Array<number>(WAVEFORM_POINTS).fill(0)
  expect(computeWaveform([new Int16Array(50_000)])).toEqual(flat)
  expect(computeWaveform([])).toEqual(flat)
  const short = computeWaveform([new Int16Array([9_000]), new Int16Array([-9_000, 4_500])])
  expect(short).toHaveLength(WAVEFORM_POINTS)
  expect(short.filter((level) => level > 0)).toEqual([100, 100, 50])
})
