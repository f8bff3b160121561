import { AppError } from '../../../shared/errors.ts'
import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { type CheckRequest, type CheckResult } from '../../../shared/features/ai/ai.schema.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type SpeechModel } from '../../providers/speech/speech.port.ts'
import { type TextModel } from '../../providers/text/text.port.ts'

const NONE = {
  text: 'No AI is set up, so the draft writer writes.',
  speech: 'No AI voice is set up, so the offline voice speaks.',
}

/** Checks for the host whether the AIs for text and speech answer. */
export function createAiChecks(deps: {
  text: TextModel
  speech: () => SpeechModel | undefined
  /** Model and address of the AI in use; null for the built-in one. */
  aiName(service: CheckRequest['service']): string | null
  /** What an error of a port means for the host, with what the service itself said. */
  explain(error: AppError): string
  throttle: { checkAi(userId: string): Promise<unknown> }
  clock: Clock
}) {
  const { text, speech, aiName, explain, throttle, clock } = deps

  const call = (service: CheckRequest['service'], signal: AbortSignal): Promise<void> =>
    service === 'text' ? checkWriter(text, signal) : checkVoice(speech(), signal)

  return {
    /**
     * Makes one minimal call and reports the result. It costs no prompt. Throws FORBIDDEN for users other than owner
     * and developers, TOO_MANY_REQUESTS, and the signal's reason.
     */
    async check({ id, access }: SessionUser, { service }: CheckRequest, signal: AbortSignal): Promise<CheckResult> {
      if (access === 'standard') throw new AppError('FORBIDDEN', 'Only the owner of this server can check its AI.')
      await throttle.checkAi(id)
      const name = aiName(service)
      if (name === null) return { isWorking: false, name, milliseconds: 0, message: NONE[service] }
      const began = clock.now().getTime()
      const message = await call(service, signal).then(
        () => null,
        (error: unknown) => {
          signal.throwIfAborted()
          if (!(error instanceof AppError)) throw error
          return explain(error)
        },
      )
      return { isWorking: message === null, name, milliseconds: clock.now().getTime() - began, message }
    },
  }
}

/** Has a text model answer one word. Throws its errors. */
export async function checkWriter(text: TextModel, signal: AbortSignal): Promise<void> {
  await text.check?.(signal)
}

/** Has a voice speak one word. Throws its errors. */
export async function checkVoice(speech: SpeechModel | undefined, signal: AbortSignal): Promise<void> {
  await speech?.speak(
    { text: 'Ready.', voice: 'alloy', rate: 1, pitch: 0, language: undefined, phonemes: undefined },
    signal,
  )
}

/** A message for users in words for the host. */
export function forOwner(message: string): string {
  return message
    .replace(/Ask the person who runs this server to (\w)/u, (_, first: string) => first.toUpperCase())
    .replace('Try again, or word the topic differently.', 'Another model may do better.')
}
