import { useWritingRunner } from '../../lib/generation/use-writing-runner.ts'
import { type HookInput } from './hook-input.ts'
import { describeRun, HOOK_RUN_RULES, type HookLineEvent, type HookRow } from './hook-run.ts'

/** The runner of this page; leaving the page aborts what it is writing. */
export function useHookRunner(onUsed: (input: HookInput) => void) {
  return useWritingRunner<HookInput, readonly HookRow[], HookLineEvent>(({ client, hooks }) => ({
    rules: HOOK_RUN_RULES,
    describe: describeRun,
    ready: 'Your hooks are ready',
    onUsed,
    write: (input, idempotencyKey, signal) =>
      client.hooks.stream.mutate(input, { signal, context: { idempotencyKey } }),
    refreshRecent: () => void hooks.recent.invalidate(),
  }))
}
