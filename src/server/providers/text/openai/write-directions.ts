import { cleanNote } from '../../../../shared/features/generation/clean-answer.rules.ts'
import { BEAT_KINDS, type BeatKind } from '../../../../shared/features/scripts/scripts.constants.ts'
import { type Beat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type ScriptDraft, type TextPrompt } from '../text.port.ts'
import { type AnswerWriter } from './answer-writer.ts'
import { DIRECTIONS_ANSWER } from './answers.prompt.ts'
import { type Collector } from './answers/collector.ts'
import { withoutHalfCharacter } from './answers/hook-text.ts'
import { openingConversation } from './conversation.prompt.ts'

/** UTF-16 units of a direction; a longer one is none. */
const LONGEST_DIRECTION = 300

/**
 * Asks for the directions and kinds of beats that stand, and yields each beat that gets one, with the same words. Where
 * the call fails or answers nonsense the beats stay as they are. Throws only the reason of `stop`.
 */
export async function* writeDirections(
  write: AnswerWriter,
  { prompt, beats, isMinute }: { prompt: TextPrompt; beats: readonly Beat[]; isMinute: boolean },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<ScriptDraft, void> {
  const opening = openingConversation(
    prompt,
    DIRECTIONS_ANSWER,
    ANSWER_TOKENS.directionsBase + ANSWER_TOKENS.direction * beats.length,
  )
  try {
    for await (const draft of write(opening, createDirectionsCollector(beats, isMinute), scope))
      // A restart would discard the script.
      if (draft.type === 'beat') yield draft
  } catch {
    stop.throwIfAborted()
  }
}

function createDirectionsCollector(beats: readonly Beat[], isMinute: boolean): Collector<ScriptDraft> {
  const known = new Set<number>()
  return {
    get hasResult() {
      return known.size > 0
    },
    get isFull() {
      return known.size === beats.length
    },
    restart() {
      known.clear()
      return []
    },
    take({ isComplete, texts }) {
      const index = Number(texts['n']) - 1
      const beat = beats[index]
      if (!isComplete || !beat || known.has(index)) return null
      known.add(index)
      const direction = beat.direction || cleanDirection(texts['direction'] ?? '')
      const kind = findKind(texts['kind'] ?? '', { isMinute, isFirst: index === 0, isLast: index === beats.length - 1 })
      if (direction === beat.direction && (kind ?? beat.kind) === beat.kind) return null
      return { type: 'beat', index, ...beat, kind: kind ?? beat.kind, direction }
    },
  }
}

function cleanDirection(raw: string): string {
  const line = cleanNote(withoutHalfCharacter(raw))
  const bare = /^\[[^[\]]*\]$|^\([^()]*\)$/u.test(line) ? line.slice(1, -1).trim() : line
  return bare.length <= LONGEST_DIRECTION && /[\p{L}\p{N}]/u.test(bare) ? bare : ''
}

/** The kind of a label, where a beat at this place can be of it. */
function findKind(
  label: string,
  { isMinute, isFirst, isLast }: { isMinute: boolean; isFirst: boolean; isLast: boolean },
): BeatKind | undefined {
  const kind = BEAT_KINDS.find((one) => one.toLowerCase() === label.trim().toLowerCase())
  if (isFirst || kind === 'Hook' || (kind === 'Re-hook' && isMinute)) return undefined
  const isEnd = kind === 'Call to action' || kind === 'Payoff'
  return (isLast && !isEnd) || (!isLast && kind === 'Call to action') ? undefined : kind
}
