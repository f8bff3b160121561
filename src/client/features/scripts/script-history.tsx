import type { ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { openedRun } from '../../lib/generation/writing-run.ts'
import { RECENT_SHOWN, type ResultSummary } from '../../components/tool/recent-results.tsx'
import { ResultHistory } from '../../components/tool/result-history.tsx'
import { useFilledGaps } from './filled-gaps.ts'
import { describeChoices } from './script-input.ts'
import { ScriptResult } from './script-result.tsx'
import { openedScript, SCRIPT_RUN_RULES, describeSize } from './script-run.ts'

/** How a list of recent results describes scripts. */
export const SCRIPT_SUMMARY: ResultSummary<ScriptGeneration> = {
  what: 'scripts',
  toolType: 'script',
  getTopic: ({ topic }) => topic,
  describeFacts: (generation) =>
    `${describeChoices(generation)}, ${generation.stopped ? 'Stopped, ' : ''}${describeSize(generation.duration, generation.beats)}`,
}

/** Recent scripts for a user without prompts left. They can be read, copied and saved. */
export function ScriptHistory() {
  const query = trpc.scripts.recent.useQuery({ limit: RECENT_SHOWN })
  return (
    <ResultHistory
      {...SCRIPT_SUMMARY}
      query={query}
      renderResult={(generation) => <PastScript generation={generation} />}
    />
  )
}

function PastScript({ generation }: { generation: ScriptGeneration }) {
  const run = openedRun(SCRIPT_RUN_RULES, openedScript(generation))
  const { filled, fill } = useFilledGaps(run.resultId)
  return <ScriptResult blankTopic={false} run={run} filled={filled} onFill={fill} />
}
