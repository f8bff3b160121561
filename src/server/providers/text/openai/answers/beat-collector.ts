import { BEAT_KINDS, type BeatKind } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type Beat } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptDraft } from '../../text.port.ts'
import { type Collector } from './collector.ts'
import { withoutHalfCharacter } from './hook-text.ts'

/** More than any script of ours has; the rest is left out. In beats, and in UTF-16 units of a direction. */
const MOST_BEATS = 120
const LONGEST_DIRECTION = 300

/** One attempt at a script. */
export interface BeatCollector extends Collector<ScriptDraft> {
  readonly beats: readonly Beat[]
  /** Whether the caller has seen any of it. */
  readonly isShown: boolean
}

/**
 * Starts with no beat of its own. Keeps every beat with words in it, numbered on from those `before`; the first of all is
 * the hook. The first `kept` of those before are the caller's already, also after a restart, and what repeats one of them is left
 * out.
 */
export function createBeatCollector(before: readonly Beat[] = [], { kept = 0 } = {}): BeatCollector {
  const beats: Beat[] = []
  const standing = before.slice(0, kept)
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
      const text = spokenText(texts['text'] ?? '')
      const index = before.length + beats.length
      if (text === '' || index >= MOST_BEATS) return null
      if (isComplete && !/[\p{L}\p{N}]/u.test(text)) return null
      if (standing.some((beat) => (isComplete ? beat.text === text : beat.text.startsWith(text)))) return null
      const slot = oneLine(texts['slot'] ?? '')
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

/**
 * Words as they are spoken: no cue or direction in square brackets at the start of a line, so that none is read for the
 * cue line of a beat; no empty lines, which part beats.
 */
function spokenText(raw: string): string {
  return withoutHalfCharacter(raw)
    .replace(/(?:(?!\n)[\s\p{Cc}])+/gu, ' ')
    .replace(/^(?: *\[[^\]\n]*(?:\]|$))+/gmu, '')
    .replace(/ ?\n\s*/gu, '\n')
    .trim()
}

function oneLine(raw: string): string {
  const line = withoutHalfCharacter(raw)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const bare = /^\[[^[\]]*\]$|^\([^()]*\)$/u.test(line) ? line.slice(1, -1).trim() : line
  return bare.length <= LONGEST_DIRECTION ? bare : withoutHalfCharacter(bare.slice(0, LONGEST_DIRECTION)).trim()
}

/** Words by which a label that is not ours gives away which one it means, the most telling first. */
const TELLING: readonly (readonly [RegExp, BeatKind])[] = [
  [/cta|action|outro|close|follow/u, 'Call to action'],
  [/payoff|conclu|result|reveal|summary|recap/u, 'Payoff'],
  [/hook|tease|transition/u, 'Re-hook'],
  [/setup|intro|context|problem|background/u, 'Setup'],
]

/** The kind that a model's label means; the first beat is the hook, and no other. */
function nearestKind(label: string, index: number): BeatKind {
  if (index === 0) return 'Hook'
  const key = keepLetters(label)
  const exact = BEAT_KINDS.find((kind) => kind !== 'Hook' && keepLetters(kind) === key)
  return exact ?? TELLING.find(([telling]) => telling.test(key))?.[1] ?? 'Point'
}

function keepLetters(label: string): string {
  return label.toLowerCase().replace(/[^a-z]/gu, '')
}
