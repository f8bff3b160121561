import { useEffect, useState } from 'react'
import { pushWhenHidden } from '../../lib/push.ts'
import { trpc } from '../../lib/trpc.ts'
import { createHookRunner, type HookRunner } from './hook-runner.ts'

/** The runner of this page; leaving the page ends what it is writing. */
export function useHookRunner(onUsed: () => void): HookRunner {
  const utils = trpc.useUtils()
  const [runner] = useState(() =>
    createHookRunner({
      onUsed,
      write: (input, idempotencyKey, signal) =>
        utils.client.hooks.stream.mutate(input, { signal, context: { idempotencyKey } }),
      refresh: () => {
        void utils.subscription.usage.invalidate()
        void utils.hooks.recent.invalidate()
        void utils.auth.statistics.invalidate()
      },
      onEnd: (end) =>
        void pushWhenHidden({ ...end, wants: async () => (await utils.auth.profile.ensureData()).notifications }),
    }),
  )
  useEffect(() => runner.leave, [runner])
  return runner
}
