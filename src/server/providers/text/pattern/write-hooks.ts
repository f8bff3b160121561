import { HOOK_RULES, type HookPattern } from '../../../../shared/features/hooks/hooks.constants.ts'
import { type HooksBrief } from '../text.port.ts'
import { chooseHooks } from './choose-hooks.ts'
import { candidatesFor } from './hook-candidates.ts'
import { speakerOf } from './creator/speaker.ts'
import { createLineWriter } from './hook-line.ts'
import { createSeededRandom, seedFrom } from './seeded-random.ts'
import { type Topic } from './topic/topic.ts'
import { readTopic } from './topic/topic-form.ts'

/**
 * Writes ten hooks by rules. Takes any topic of 1 to 2,000 characters; the same brief gives the same ten, another seed
 * another ten, and so does another creator. Returns lines that keep to `HOOK_RULES`, no two alike. Source: decisions 2 and 7.
 */
export function writeHooks({
  topic,
  platform,
  tone,
  seed,
  creator,
}: HooksBrief): { text: string; pattern: HookPattern }[] {
  const speaker = speakerOf(creator)
  const random = createSeededRandom(seedFrom(seed, topic, platform, tone, ...(speaker?.marks ?? [])))
  const read = readTopic(topic)
  for (const form of [read.form, ...PLAINER_FORMS]) {
    const told = { ...read, form }
    const candidates = candidatesFor(told, { tone, platform, speaker }, random)
    const hooks = chooseHooks(candidates, createLineWriter(told), random)
    if (hooks.length === HOOK_RULES.count) return hooks
  }
  return []
}

/** How a topic is told that its own form has not enough lines for: as it stands, and at last not at all. */
const PLAINER_FORMS: readonly Topic['form'][] = ['label', 'empty']
