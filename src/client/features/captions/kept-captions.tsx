import { trpc } from '../../lib/api/trpc.ts'
import { openedRun } from '../../lib/generation/writing-run.ts'
import { EARLIER_SHOWN } from '../../components/tool/earlier-runs.tsx'
import { KeptRuns } from '../../components/tool/kept-runs.tsx'
import { CaptionResult } from './caption-result.tsx'
import { CAPTION_RUN_RULES, openedCaption } from './caption-run.ts'
import { EARLIER_CAPTIONS } from './earlier-captions.ts'

/** Earlier captions for a user without prompts left: to read, copy and save. */
export function KeptCaptions() {
  const query = trpc.captions.recent.useQuery({ limit: EARLIER_SHOWN })
  return (
    <KeptRuns
      {...EARLIER_CAPTIONS}
      query={query}
      renderResult={(generation) => (
        <CaptionResult blankContent={false} run={openedRun(CAPTION_RUN_RULES, openedCaption(generation))} />
      )}
    />
  )
}
