import type { HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { type EarlierWords } from '../../components/tool/earlier-runs.tsx'
import { describeChoices } from './hook-input.ts'

/** Earlier hooks in words. */
export const EARLIER_HOOKS: EarlierWords<HookGeneration> = {
  what: 'hooks',
  topicOf: ({ topic }) => topic,
  factsOf: (generation) => `${describeChoices(generation)}, ${generation.hooks.length} hooks`,
}
