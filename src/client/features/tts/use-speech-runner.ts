import { announce } from '../../lib/feedback/announce.ts'
import { type Failure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { toolNotice } from '../../lib/generation/tool-notice.ts'
import { useWritingRunner } from '../../lib/generation/use-writing-runner.ts'
import { describeRun, SPEECH_RUN_RULES, type SpeechContent, type SpeechStep, readSteps } from './speech-run.ts'
import { type SpeechOrder, type TtsInput } from './tts-input.ts'

interface SpeechRunnerDependencies {
  onUsed(input: TtsInput): void
  /** Called when the text was refused, for example because of its markup. */
  onRefusedText(): void
}

/** Whether a failure is about the text and is shown at its field. */
export function isAboutText({ status, field }: Failure): boolean {
  return status === 400 && field === 'text'
}

/** Creates the runner of this page. Unmounting the page stops its reading. */
export function useSpeechRunner({ onUsed, onRefusedText }: SpeechRunnerDependencies) {
  return useWritingRunner<SpeechOrder, SpeechContent, SpeechStep>(({ client, tts }) => ({
    rules: SPEECH_RUN_RULES,
    describe: describeRun,
    ready: 'Your speech is ready',
    onUsed,
    onFailed: (failure) => {
      if (isAboutText(failure)) {
        announce(failure.message)
        onRefusedText()
        return
      }
      const notice = toolNotice(failure, 'Failed to generate speech', 'Generation Failed')
      if (notice) notify(notice)
    },
    write: async function* write(input, idempotencyKey, signal) {
      yield* readSteps(await client.tts.stream.mutate(input, { signal, context: { idempotencyKey } }))
    },
    refreshRecent: () => void tts.history.invalidate(),
  }))
}
