import type { SpeechPlan } from '../../shared/speech/speech-plan.ts'
import { type Cue, subtitleCues } from '../../shared/speech/subtitles.ts'
import type { Span } from './mix-speech.ts'

/**
 * Subtitles of a file, from the position of each piece. Pauses between the pieces count as silence, so that every cue
 * begins and ends with its sound, to the millisecond.
 */
export function spokenCues(pieces: SpeechPlan['pieces'], spans: readonly Span[]): Cue[] {
  const timeline: SpeechPlan['pieces'] = []
  const spokenMs: number[] = []
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    const { startMs, endMs } = spans[index] ?? { startMs: at, endMs: at }
    if (startMs > at) timeline.push({ type: 'silence', milliseconds: startMs - at })
    if (piece.type === 'silence') {
      timeline.push({ type: 'silence', milliseconds: endMs - startMs })
    } else {
      timeline.push(piece)
      spokenMs.push(endMs - startMs)
    }
    at = endMs
  }
  return subtitleCues(timeline, spokenMs)
}
