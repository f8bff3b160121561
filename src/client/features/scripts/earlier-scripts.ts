import type { ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'
import { type EarlierWords } from '../../components/tool/earlier-runs.tsx'
import { describeChoices } from './script-input.ts'
import { sizeWords } from './script-run.ts'

/** Earlier scripts in words. */
export const EARLIER_SCRIPTS: EarlierWords<ScriptGeneration> = {
  what: 'scripts',
  topicOf: ({ topic }) => topic,
  factsOf: (generation) => `${describeChoices(generation)}, ${sizeWords(generation.duration, generation.beats)}`,
}
