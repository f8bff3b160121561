import type { HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { openedRun } from '../../lib/generation/writing-run.ts'
import { RECENT_SHOWN, type ResultSummary } from '../../components/tool/recent-results.tsx'
import { ResultHistory } from '../../components/tool/result-history.tsx'
import { describeChoices } from './hook-input.ts'
import { HookResults } from './results/hook-results.tsx'
import { HOOK_RUN_RULES, openedHooks, describeSize } from './hook-run.ts'

/** How a list of recent results describes hooks. */
export const HOOK_SUMMARY: ResultSummary<HookGeneration> = {
  what: 'hooks',
  toolType: 'hook',
  getTopic: ({ topic }) => topic,
  describeFacts: (generation) => `${describeChoices(generation)}, ${describeSize(generation)}`,
}

/** Recent hooks for a user without prompts left. They can be read, copied and saved. */
export function HookHistory() {
  const query = trpc.hooks.recent.useQuery({ limit: RECENT_SHOWN })
  return (
    <ResultHistory
      {...HOOK_SUMMARY}
      query={query}
      renderResult={(generation) => (
        <HookResults blankTopic={false} run={openedRun(HOOK_RUN_RULES, openedHooks(generation))} />
      )}
    />
  )
}
