import { MODEL_SIGNAL } from '../../../../shared/features/crisis/crisis.constants.ts'
import { type ObjectPiece } from './answers/object-reader.ts'
import { type FaultKind, ProviderFault } from './faults/provider-fault.ts'

const SIGNALS = Object.entries(MODEL_SIGNAL).map(([kind, word]) => ({ kind, word: word.toLowerCase() })) as {
  kind: FaultKind & keyof typeof MODEL_SIGNAL
  word: string
}[]

/** How models phrase a refusal outside of the answer's format: at its beginning, and about their own action. */
const REFUSES =
  /\b(?:I|we)(?: am|['’]m| are|['’]re)? (?:can(?:no|['’])?t|can not|won['’]t|will not|unable to|not able to|not comfortable|must decline to|have to decline to) (?:help|assist|write|create|provide|produce|generate|comply|fulfill?|support|engage|discuss|continue|do|with)/iu
/** Characters at the beginning of an answer in which the refusal must be. */
const BEGINNING = 120
const LONGEST_REFUSAL = 1_000

/**
 * Whether a piece may become a signal of the model instead of a text, and is held back until that is clear. Throws the
 * signal's `ProviderFault` once it is.
 */
export function isHeldBack({ isComplete, texts }: ObjectPiece): boolean {
  const values = Object.values(texts).map(keepLetters)
  const signal = isComplete && SIGNALS.find(({ word }) => values.includes(word))
  if (signal) throw new ProviderFault(signal.kind)
  return !isComplete && values.some((value) => value !== '' && SIGNALS.some(({ word }) => word.startsWith(value)))
}

/** The fault of a refusal in plain words; null for any other answer, and for one in the requested format. */
export function refusalIn(answer: string): ProviderFault | null {
  const signal = SIGNALS.find(({ word }) => keepLetters(answer) === word)
  if (signal) return new ProviderFault(signal.kind)
  const isPlain = !answer.includes('{') && answer.length <= LONGEST_REFUSAL
  return isPlain && REFUSES.test(answer.slice(0, BEGINNING)) ? new ProviderFault('declined') : null
}

function keepLetters(text: string): string {
  return text.length > 40 ? text : text.replace(/[^a-z_]/giu, '').toLowerCase()
}
