import { type HookPattern } from '../../../../shared/features/hooks/hooks.constants.ts'
import { type HooksBrief } from '../text.port.ts'
import { chooseHooks } from './choose-hooks.ts'
import { candidatesFor } from './hook-candidates.ts'
import { createSeededRandom, seedFrom } from './seeded-random.ts'
import { readTopic } from './topic/topic-form.ts'

/**
 * Writes ten hooks by rules. Takes any topic of 1 to 2,000 characters; the same brief gives the same ten, another seed
 * another ten. Returns lines that keep to `HOOK_RULES`, no two alike. Source: decisions 2 and 7.
 */
export function writeHooks({ topic, platform, tone, seed }: HooksBrief): { text: string; pattern: HookPattern }[] {
  const random = createSeededRandom(seedFrom(seed, topic, platform, tone))
  return chooseHooks(candidatesFor(readTopic(topic), { tone, platform }, random), random)
}
