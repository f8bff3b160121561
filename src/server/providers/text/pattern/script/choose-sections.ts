import { type Voice } from '../creator/voice.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { type Section } from './stock/stock.ts'

/**
 * Chooses ideas at random, those first that suit the creator's style, from different phases where there are few, and puts
 * them in the order of a line of thought: problem, ways, objections, what to do.
 */
export function chooseSections(
  sections: readonly Section[],
  count: number,
  voice: Voice | null,
  random: SeededRandom,
): Section[] {
  const mixed = random.shuffle(sections)
  const liked = mixed.filter(({ suits }) => voice !== null && suits?.includes(voice.style))
  const ordered = [...liked, ...mixed.filter((section) => !liked.includes(section))]
  const chosen: Section[] = []
  for (const section of ordered) {
    const isNewPhase = chosen.every(({ phase }) => phase !== section.phase)
    if (chosen.length < count && (isNewPhase || count > 4)) chosen.push(section)
  }
  return chosen.toSorted((a, b) => a.phase - b.phase)
}
