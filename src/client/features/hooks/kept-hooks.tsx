import { trpc } from '../../lib/api/trpc.ts'
import { openedRun } from '../../lib/generation/writing-run.ts'
import { EARLIER_SHOWN } from '../../components/tool/earlier-runs.tsx'
import { KeptRuns } from '../../components/tool/kept-runs.tsx'
import { EARLIER_HOOKS } from './earlier-hooks.ts'
import { HookResults } from './hook-results.tsx'
import { HOOK_RUN_RULES, openedHooks } from './hook-run.ts'

/** The hooks of somebody who has no prompt left: to be read, copied and saved. */
export function KeptHooks() {
  const query = trpc.hooks.recent.useQuery({ limit: EARLIER_SHOWN })
  return (
    <KeptRuns
      {...EARLIER_HOOKS}
      query={query}
      renderResult={(generation) => (
        <HookResults blankTopic={false} run={openedRun(HOOK_RUN_RULES, openedHooks(generation))} />
      )}
    />
  )
}
