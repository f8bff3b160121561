import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { type BeatKind } from '../../../../../shared/features/scripts/scripts.constants.ts'

/** A line of a script. One without need can be left out. */
export interface Part {
  text: string
  words: number
  need: boolean
}

/** A beat while it is being put together. */
export interface ScriptPart {
  kind: BeatKind
  direction: string
  parts: readonly Part[]
}

/** A line that stays; none where there is nothing to say. */
export function needed(text: string | null): Part[] {
  return text === null ? [] : [{ text, words: spokenWords(text), need: true }]
}

/** A line that can be left out; none where there is nothing to say. */
export function optional(text: string | null): Part[] {
  return text === null ? [] : [{ text, words: spokenWords(text), need: false }]
}
