import { MODEL_SIGNAL } from '../../../../shared/features/crisis/crisis.constants.ts'
import { type ObjectPiece } from './answers/object-reader.ts'
import { type FaultKind, ProviderFault } from './faults/provider-fault.ts'

const SIGNALS = Object.entries(MODEL_SIGNAL).map(([kind, word]) => ({ kind, word: word.toLowerCase() })) as {
  kind: FaultKind & keyof typeof MODEL_SIGNAL
  word: string
}[]

/** How models phrase a refusal outside of the answer's format: at its beginning, and about their own action. */
const REFUSAL = String.raw`\b(?:I|we)(?: am|['’]m| are|['’]re)? (?:can(?:no|['’])?t|can not|won['’]t|will not|unable to|not able to|not comfortable|must decline to|have to decline to)`
const REFUSES = new RegExp(
  String.raw`${REFUSAL} (?:help|assist|write|create|provide|produce|generate|comply|fulfill?|support|engage|discuss|continue|do|with)`,
  'iu',
)
/** The same where plain text was asked for, which may say "I can't do mornings". */
const REFUSES_TEXT = new RegExp(
  String.raw`${REFUSAL} (?:(?:help|assist)(?: you)? with|(?:write|create|provide|produce|generate|discuss|support)(?: you)? (?:th(?:is|at)|an?|any|content|scripts?)(?!\p{L}))`,
  'iu',
)
/** The first words of what may become a refusal. */
const MAY_REFUSE =
  /^\P{L}*(?:(?:s|so|sor|sorr|u\p{L}*|as?|as a?|(?:I|we)(?:['’]\p{L}*| am| are)?(?: (?:so |very )?\p{L}*)?)$|sorry|unfortunately|as an|(?:I|we)(?: am|['’]m| are|['’]re)? (?:very |so )?(?:sorry|unable|not|can|won|will not|must|have to))/iu
/** Characters at the beginning of an answer in which the refusal must be. */
const BEGINNING = 120
const LONGEST_REFUSAL = 1_000
/** A minute of text has 800. */
const LONGEST_REFUSAL_OF_TEXT = 600

/**
 * Whether a piece may become a signal of the model instead of a text, and is held back until that is clear. Throws the
 * signal's `ProviderFault` once it is. `isPlain`: plain text was asked for, so that a refusal looks like the answer.
 */
export function isHeldBack({ isComplete, texts }: ObjectPiece, { isPlain }: { isPlain: boolean }): boolean {
  const values = Object.values(texts).map(keepLetters)
  const text = isPlain ? (texts['text'] ?? '').slice(0, LONGEST_REFUSAL_OF_TEXT + 1).trimStart() : ''
  const signal = SIGNALS.find(({ word }) => (isComplete && values.includes(word)) || beginsWith(text, word))
  if (signal) throw new ProviderFault(signal.kind)
  if (!isComplete && values.some((value) => value !== '' && SIGNALS.some(({ word }) => word.startsWith(value))))
    return true
  if (text === '' || text.length > LONGEST_REFUSAL_OF_TEXT) return false
  const isRefusal = REFUSES_TEXT.test(text.slice(0, BEGINNING))
  if (isComplete && isRefusal) throw new ProviderFault('declined')
  return isRefusal || (!isComplete && text.length < BEGINNING && MAY_REFUSE.test(text))
}

/** Whether this word, and nothing that begins like it, is the first of a text that goes on. */
function beginsWith(text: string, word: string): boolean {
  const begun = text.replace(/^\P{L}+/u, '').toLowerCase()
  return begun.startsWith(word) && /^[^\p{L}_]/u.test(begun.slice(word.length))
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
