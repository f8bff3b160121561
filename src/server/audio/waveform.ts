import { WAVEFORM_POINTS } from '../../shared/features/tts/tts.constants.ts'

/**
 * The loudness of a file over its length, for a player's waveform: `OUTLINE_POINTS` integers, 100 for the loudest
 * section, 0 for silence. Each is the root mean square of its section.
 */
export function computeWaveform(sound: readonly Int16Array[]): number[] {
  const length = sound.reduce((sum, part) => sum + part.length, 0)
  const end = (point: number): number => Math.floor(((point + 1) * length) / WAVEFORM_POINTS)
  const sums = Array<number>(WAVEFORM_POINTS).fill(0)
  let point = 0
  let at = 0
  for (const part of sound) {
    for (let from = 0; from < part.length;) {
      while (end(point) <= at) point += 1
      const stretch = part.subarray(from, from + end(point) - at)
      let sum = 0
      for (let index = 0; index < stretch.length; index += 1) sum += stretch[index]! ** 2
      sums[point]! += sum
      from += stretch.length
      at += stretch.length
    }
  }
  const levels = sums.map((sum, index) => Math.sqrt(sum / (end(index) - end(index - 1) || 1)))
  const loudest = Math.max(...levels)
  return levels.map((level) => Math.round((100 * level) / (loudest || 1)))
}
