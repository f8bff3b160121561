import type { CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { openedRun } from '../../lib/generation/writing-run.ts'
import { RECENT_SHOWN, type ResultSummary } from '../../components/tool/recent-results.tsx'
import { ResultHistory } from '../../components/tool/result-history.tsx'
import { describeChoices } from './caption-input.ts'
import { CaptionResult } from './caption-result.tsx'
import { CAPTION_RUN_RULES, hashtagCount, openedCaption } from './caption-run.ts'

/** How a list of recent results describes captions. */
export const CAPTION_SUMMARY: ResultSummary<CaptionGeneration> = {
  what: 'captions',
  toolType: 'caption',
  getTopic: ({ content }) => content,
  describeFacts: (generation) =>
    `${describeChoices(generation)}, ${generation.stopped ? 'Stopped' : hashtagCount(generation.captions[0]?.hashtags ?? [])}`,
}

/** Recent captions for a user without prompts left. They can be read, copied and saved. */
export function CaptionHistory() {
  const query = trpc.captions.recent.useQuery({ limit: RECENT_SHOWN })
  return (
    <ResultHistory
      {...CAPTION_SUMMARY}
      query={query}
      renderResult={(generation) => (
        <CaptionResult blankContent={false} run={openedRun(CAPTION_RUN_RULES, openedCaption(generation))} />
      )}
    />
  )
}
