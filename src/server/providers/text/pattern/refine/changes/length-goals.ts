import { wordsFor } from '../../../../../../shared/features/scripts/scripts.rules.ts'
import { type Draft, textOf, wordsOf } from '../draft.ts'
import { type Instruction } from '../instruction/instruction.ts'
import { sentencesIn } from '../text/sentences.ts'

/** Words that a text shall have at most; null where no length was asked for. */
export function mostWords(draft: Draft, { goal }: Instruction): number | null {
  if (goal === null) return null
  const words = wordsOf(draft)
  switch (goal.unit) {
    case 'share':
      return goal.share < 1 ? Math.max(1, Math.floor(words * goal.share)) : null
    case 'words':
      return Math.max(1, goal.amount)
    case 'seconds':
      return Math.max(1, wordsFor(goal.amount))
    case 'characters':
      return Math.max(1, Math.floor((words * goal.amount) / Math.max(1, textOf(draft).length)))
    case 'sentences':
      return Math.max(1, Math.floor((words * goal.amount) / Math.max(1, sentencesIn(textOf(draft)).length)))
  }
}

/** Whether a text is longer than what was asked for. */
export function isOver(draft: Draft, instruction: Instruction): boolean {
  const { goal } = instruction
  if (goal === null || goal.unit === 'share') return true
  if (goal.unit === 'characters') return textOf(draft).length > goal.amount
  if (goal.unit === 'sentences') return sentencesIn(textOf(draft)).length > goal.amount
  const most = mostWords(draft, instruction) ?? Infinity
  return wordsOf(draft) > most
}

/** Words that a text shall have at least when it is to be longer. */
export function leastWords(draft: Draft, { goal }: Instruction): number {
  const words = wordsOf(draft)
  if (goal?.unit === 'share' && goal.share > 1) return Math.ceil(words * goal.share)
  if (goal?.unit === 'words' && goal.bound !== 'most') return goal.amount
  if (goal?.unit === 'seconds' && goal.bound !== 'most') return wordsFor(goal.amount)
  return Math.ceil(words * 1.25)
}
