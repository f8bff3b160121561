import type { CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import { type EarlierWords } from '../../components/tool/earlier-runs.tsx'
import { describeChoices } from './caption-input.ts'
import { hashtagCount } from './caption-run.ts'

/** Earlier captions in words. */
export const EARLIER_CAPTIONS: EarlierWords<CaptionGeneration> = {
  what: 'captions',
  topicOf: ({ content }) => content,
  factsOf: (generation) => `${describeChoices(generation)}, ${hashtagCount(generation.captions[0]?.hashtags ?? [])}`,
}
