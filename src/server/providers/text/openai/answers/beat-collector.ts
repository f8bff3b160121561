import { cleanNote, splitSlots } from '../../../../../shared/features/generation/clean-answer.rules.ts'
import { BEAT_KINDS, type BeatKind } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type Beat } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptDraft } from '../../text.port.ts'
import { type Collector } from './collector.ts'
import { cleanSpoken, withoutHalfCharacter } from './hook-text.ts'

/** Limits, in beats and in UTF-16 units of a direction, that exceed every script of ours; the rest is dropped. */
const MOST_BEATS = 120
const LONGEST_DIRECTION = 300

/** One attempt at a script. */
export interface BeatCollector extends Collector<ScriptDraft> {
  readonly beats: readonly Beat[]
  /** Whether anything of it was shown. */
  readonly isShown: boolean
}

/**
 * Collects every beat with words, numbered after those `before`; the first of all is the hook. The first `kept` of
 * those before were shown already, also before a restart, and repetitions of them are dropped.
 */
export function createBeatCollector(before: readonly Beat[] = [], { kept = 0 } = {}): BeatCollector {
  const beats: Beat[] = []
  const earlier = before.slice(0, kept)
  let isShown = false
  return {
    beats,
    get isShown() {
      return isShown
    },
    get hasResult() {
      return beats.length > 0
    },
    isFull: false,
    restart() {
      beats.length = 0
      isShown = false
      return before.slice(kept).map((beat, at) => ({ type: 'beat', index: kept + at, ...beat }))
    },
    take({ isComplete, texts }) {
      const { text, slots } = splitSlots(spokenText(texts['text'] ?? '', isComplete))
      const slot = [...slots, oneLine(texts['slot'] ?? '')].filter((part) => part !== '').join(' ')
      const index = before.length + beats.length
      if ((text === '' && slots.length === 0) || index >= MOST_BEATS) return null
      if (isComplete && !/[\p{L}\p{N}]/u.test(text + slot)) return null
      if (text !== '' && earlier.some((beat) => (isComplete ? beat.text === text : beat.text.startsWith(text))))
        return null
      const beat = {
        kind: nearestKind(texts['kind'] ?? '', index),
        text,
        direction: oneLine(texts['direction'] ?? ''),
        ...(slot !== '' && { slot }),
      }
      if (isComplete) beats.push(beat)
      isShown = true
      return { type: isComplete ? 'beat' : 'partial', index, ...beat }
    },
  }
}

/** Spoken text without empty lines, which separate beats. Its placeholders stay in brackets. */
function spokenText(raw: string, isComplete: boolean): string {
  return cleanSpoken(raw, { isComplete })
    .replace(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replace(/ ?\n\s*/gu, '\n')
    .trim()
}

function oneLine(raw: string): string {
  const line = cleanNote(withoutHalfCharacter(raw))
  const bare = /^\[[^[\]]*\]$|^\([^()]*\)$/u.test(line) ? line.slice(1, -1).trim() : line
  return bare.length <= LONGEST_DIRECTION ? bare : withoutHalfCharacter(bare.slice(0, LONGEST_DIRECTION)).trim()
}

/** Words in an unknown label that indicate its kind, the most specific first. */
const TELLING: readonly (readonly [RegExp, BeatKind])[] = [
  [/cta|action|outro|close|follow/u, 'Call to action'],
  [/payoff|conclu|result|reveal|summary|recap/u, 'Payoff'],
  [/hook|tease|transition/u, 'Re-hook'],
  [/setup|intro|context|problem|background/u, 'Setup'],
]

/** The kind for a model's label. The first beat is the hook, and no other is. */
function nearestKind(label: string, index: number): BeatKind {
  if (index === 0) return 'Hook'
  const key = keepLetters(label)
  const exact = BEAT_KINDS.find((kind) => kind !== 'Hook' && keepLetters(kind) === key)
  return exact ?? TELLING.find(([telling]) => telling.test(key))?.[1] ?? 'Point'
}

function keepLetters(label: string): string {
  return label.toLowerCase().replace(/[^a-z]/gu, '')
}
