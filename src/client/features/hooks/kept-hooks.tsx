import { trpc } from '../../lib/api/trpc.ts'
import { openedRun } from '../../lib/generation/writing-run.ts'
import { EARLIER_SHOWN } from '../../components/tool/earlier-runs.tsx'
import { KeptRuns } from '../../components/tool/kept-runs.tsx'
import { EARLIER_HOOKS } from './earlier-hooks.ts'
import { HookResults } from './hook-results.tsx'
import { HOOK_RUN_RULES, openedHooks } from './hook-run.ts'

/** Earlier hooks for a user without prompts left: to read, copy and save. */
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
