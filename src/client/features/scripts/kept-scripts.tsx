import type { ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { openedRun } from '../../lib/generation/writing-run.ts'
import { EARLIER_SHOWN } from '../../components/tool/earlier-runs.tsx'
import { KeptRuns } from '../../components/tool/kept-runs.tsx'
import { EARLIER_SCRIPTS } from './earlier-scripts.ts'
import { useFilledGaps } from './filled-gaps.ts'
import { ScriptResult } from './script-result.tsx'
import { openedScript, SCRIPT_RUN_RULES } from './script-run.ts'

/** Earlier scripts for a user without prompts left: to read, copy and save. */
export function KeptScripts() {
  const query = trpc.scripts.recent.useQuery({ limit: EARLIER_SHOWN })
  return (
    <KeptRuns
      {...EARLIER_SCRIPTS}
      query={query}
      renderResult={(generation) => <KeptScript generation={generation} />}
    />
  )
}

function KeptScript({ generation }: { generation: ScriptGeneration }) {
  const run = openedRun(SCRIPT_RUN_RULES, openedScript(generation))
  const { filled, fill } = useFilledGaps(run.resultId)
  return <ScriptResult blankTopic={false} run={run} filled={filled} onFill={fill} />
}
