import { type Beat } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptDraft } from '../../text.port.ts'

/** The beats of the last attempt, each as it is at the end. */
export function lastBeats(drafts: readonly ScriptDraft[]): Beat[] {
  const beats: Beat[] = []
  for (const draft of drafts.slice(drafts.findLastIndex(({ type }) => type === 'again') + 1))
    if (draft.type === 'beat') beats[draft.index] = draft
  return beats
}
export const textsOf = (beats: readonly Beat[]): string[] => beats.map(({ text }) => text)
/** A sentence of so many words that begins with this one. */
export const sentence = (words: number, word: string): string => `${word} ${'more '.repeat(words - 1).trim()}.`
/** The texts of a minute's beats, and the answer that is cut into them. */
export const SPOKEN = [
  'Your basil is not thirsty.',
  `It is drowning. ${sentence(60, 'Look')}`,
  sentence(40, 'Lift'),
  sentence(30, 'Wait'),
  'Save this for Sunday.',
]
export const TEXT = `${SPOKEN[0]} ${SPOKEN.slice(1).join('\n\n')}`
