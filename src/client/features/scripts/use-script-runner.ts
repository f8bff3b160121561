import { notify } from '../../lib/feedback/notify.ts'
import { toolNotice } from '../../lib/generation/tool-notice.ts'
import { useWritingRunner } from '../../lib/generation/use-writing-runner.ts'
import { type ScriptInput, type ScriptOrder } from './script-input.ts'
import { describeRun, SCRIPT_RUN_RULES, type ScriptBeatEvent, type ScriptContent } from './script-run.ts'

/** The runner of this page; leaving the page aborts what it is writing. */
export function useScriptRunner(onUsed: (input: ScriptInput) => void) {
  return useWritingRunner<ScriptOrder, ScriptContent, ScriptBeatEvent>(({ client, scripts }) => ({
    rules: SCRIPT_RUN_RULES,
    describe: (run) => describeRun(run),
    ready: 'Your script is ready',
    onUsed,
    onFailed: (failure) => {
      const notice = toolNotice(failure, 'Failed to generate script. Please try again.')
      if (notice) notify(notice)
    },
    write: (input, idempotencyKey, signal) =>
      client.scripts.stream.mutate(input, { signal, context: { idempotencyKey } }),
    refreshRecent: () => void scripts.recent.invalidate(),
  }))
}
