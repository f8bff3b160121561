import { notify } from '../../lib/feedback/notify.ts'
import { toolNotice } from '../../lib/generation/tool-notice.ts'
import { useWritingRunner } from '../../lib/generation/use-writing-runner.ts'
import { type CaptionInput } from './caption-input.ts'
import { CAPTION_RUN_RULES, type CaptionContent, type CaptionTextEvent, describeRun } from './caption-run.ts'

/** The runner of this page; leaving the page aborts what it is writing. */
export function useCaptionRunner(onUsed: (input: CaptionInput) => void) {
  return useWritingRunner<CaptionInput, CaptionContent, CaptionTextEvent>(({ client, captions }) => ({
    rules: CAPTION_RUN_RULES,
    describe: describeRun,
    ready: 'Your caption is ready',
    onUsed,
    onFailed: (failure) => {
      const notice = toolNotice(failure, 'Failed to generate content. Please try again.')
      if (notice) notify(notice)
    },
    write: (input, idempotencyKey, signal) =>
      client.captions.stream.mutate(input, { signal, context: { idempotencyKey } }),
    refreshRecent: () => void captions.recent.invalidate(),
  }))
}
