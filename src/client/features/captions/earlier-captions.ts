import type { CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import { type EarlierWords } from '../../parts/tool/earlier-runs.tsx'
import { hashtagCount } from './caption-run.ts'

/** Earlier captions in words. */
export const EARLIER_CAPTIONS: EarlierWords<CaptionGeneration> = {
  what: 'captions',
  topicOf: ({ content }) => content,
  factsOf: ({ platform, captions }) => `${platform}, ${hashtagCount(captions[0]?.hashtags ?? [])}`,
}
