import { type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { seedFrom } from '../seeded-random.ts'
import { type Voice } from './voice.ts'

type Taste = Partial<Record<HookPattern, number>>

/** How much more often a style takes a pattern. */
const OF_STYLE: Record<Voice['style'], Taste> = {
  tutorial: { 'How-to': 5, Mistake: 2, List: 2, Story: 0.5 },
  story: { Story: 6, 'Before and after': 3, 'Curiosity gap': 1.5, List: 0.4 },
  tips: { List: 5, 'How-to': 3, Mistake: 2, Story: 0.5 },
  behind: { 'Curiosity gap': 4, Story: 3, Proof: 3, 'How-to': 0.5 },
  review: { Comparison: 5, Proof: 3, Contrarian: 2, Story: 0.5 },
  challenge: { Challenge: 6, 'Before and after': 3, Question: 1.5, Proof: 0.5 },
  opinion: { Contrarian: 6, Question: 2, Comparison: 2, 'How-to': 0.5 },
  day: { Story: 4, Comparison: 3, 'Before and after': 3, List: 0.5 },
}

/** How much more often a personality does. */
const OF_PERSONALITY: Record<Voice['personality'], Taste> = {
  professional: { 'How-to': 2, Proof: 3, Mistake: 2, Warning: 1.5, Challenge: 0.3, Story: 0.6 },
  friendly: { Question: 2, Story: 1.5, 'How-to': 1.5, Warning: 0.5, Contrarian: 0.6 },
  humorous: { Story: 2, Comparison: 2, Mistake: 1.5, Warning: 1.5, Proof: 0.4, 'How-to': 0.5 },
  inspiring: { 'Before and after': 3, Challenge: 2, Story: 1.5, Warning: 0.4, Mistake: 0.6 },
  bold: { Contrarian: 4, Warning: 2, Challenge: 2, Story: 0.6 },
  calm: { Question: 2, 'Curiosity gap': 2, Story: 1.5, Warning: 0.3, Challenge: 0.3 },
  energetic: { Challenge: 3, List: 2, Question: 1.5, Proof: 0.5 },
  honest: { Mistake: 3, Proof: 2, Story: 1.5, Challenge: 0.6 },
}

/** How much heavier a line of a pattern weighs for a creator; 1 for no taste either way. */
export function tasteFor({ style, personality }: Pick<Voice, 'style' | 'personality'>, pattern: HookPattern): number {
  return (OF_STYLE[style][pattern] ?? 1) * (OF_PERSONALITY[personality][pattern] ?? 1)
}

const LIVELY: ReadonlySet<Voice['personality']> = new Set(['humorous', 'energetic', 'bold', 'friendly'])
const FAVOURITE = 12

/**
 * How much heavier one line weighs for a creator. Lines that anybody could say are dealt between the lively and the
 * measured, so that two of them differ also on a topic with few lines.
 */
export function favourFor({ personality }: Pick<Voice, 'personality'>, line: string): number {
  const isForLively = seedFrom(0, line) % 2 === 0
  return isForLively === LIVELY.has(personality) ? FAVOURITE : 1
}
