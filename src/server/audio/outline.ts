import { OUTLINE_POINTS } from '../../shared/features/tts/tts.constants.ts'

/**
 * How loud a sound is from its beginning to its end: `OUTLINE_POINTS` whole numbers, the loudest stretch 100, silence 0.
 * Each is the root mean square of its stretch, as a player draws it.
 */
export function outlineOf(samples: Int16Array): number[] {
  const levels = Array.from({ length: OUTLINE_POINTS }, (_, point) => {
    const from = Math.floor((point * samples.length) / OUTLINE_POINTS)
    const to = Math.floor(((point + 1) * samples.length) / OUTLINE_POINTS)
    let sum = 0
    for (let index = from; index < to; index += 1) sum += samples[index]! ** 2
    return Math.sqrt(sum / (to - from || 1))
  })
  const loudest = Math.max(...levels)
  return levels.map((level) => Math.round((100 * level) / (loudest || 1)))
}
