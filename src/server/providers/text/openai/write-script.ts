import { LENGTH_TOLERANCE } from '../../../../shared/features/scripts/scripts.constants.ts'
import { type Beat, cueTime, measureBeats, parseDuration } from '../../../../shared/features/scripts/scripts.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type ScriptBrief, type ScriptDraft, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, keepingResults, readableAnswer } from './answer-writer.ts'
import { SCRIPT_ANSWER } from './answers.prompt.ts'
import { type BeatCollector, createBeatCollector } from './answers/beat-collector.ts'
import { openingConversation, rightLengthConversation } from './conversation.prompt.ts'
import { ProviderFault } from './faults/provider-fault.ts'

const FIRST_STANDS = 'The second attempt failed, so the first one stands.'
export const BROKE_OFF = 'The answer broke off, so this is being written again.'

/** What is wrong with an answer that can be read and says nothing. */
export const NO_BEATS = 'There are no beats with words in it.'

/** Tokens for an answer that takes so many seconds when it is spoken. */
export function tokensFor(seconds: number): number {
  return ANSWER_TOKENS.scriptBase + Math.ceil((ANSWER_TOKENS.scriptMinute * seconds) / 60)
}

/**
 * A script in beats, in one call. One that is off its length, or broke off, is asked for again once, with what was measured; what
 * comes then is taken as it is. Where the second attempt fails a whole first one stands. `scope` fires with the time
 * limit too, `stop` is the caller's. Throws `ProviderFault`.
 */
export async function* writeScript(
  write: AnswerWriter,
  { brief: { duration }, prompt }: { brief: ScriptBrief; prompt: TextPrompt },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, void> {
  const seconds = parseDuration(duration)
  const opening = openingConversation(prompt, SCRIPT_ANSWER, tokensFor(seconds))
  const first = createBeatCollector()
  const answer = yield* readableAnswer(write, opening, first, scope, () => NO_BEATS)
  const isWhole = answer !== null
  if (isWhole && isNear(first.beats, duration)) return

  yield { type: 'again', reason: isWhole ? lengthReason(first.beats, duration) : BROKE_OFF }
  const second = createBeatCollector()
  try {
    const rewrite = write(rightLengthConversation(opening, first.beats, { seconds, of: 'script' }), second, scope)
    if ((yield* keepingResults(rewrite, second, scope)) !== null && second.hasResult) return
    if (!isWhole) throw new ProviderFault('failed')
  } catch (error) {
    if (stop.aborted || !isWhole) throw error
  }
  yield* standing(first, second)
}

/** The first attempt once more, in place of what the second has shown. */
function* standing(first: BeatCollector, second: BeatCollector): Generator<ScriptDraft, void> {
  if (second.isShown) yield { type: 'again', reason: FIRST_STANDS }
  for (const [index, beat] of first.beats.entries()) yield { type: 'beat', index, ...beat }
}

/** Whether beats take so many minutes that nothing is to be mended. */
export function isNear(beats: readonly Beat[], duration: string): boolean {
  const asked = parseDuration(duration)
  return Math.abs(measureBeats(beats).seconds - asked) <= asked * LENGTH_TOLERANCE.repairAbove
}

/** Why a script is written again, for its reader. */
export function lengthReason(beats: readonly Beat[], duration: string): string {
  const [real, asked] = [cueTime(measureBeats(beats).seconds), cueTime(parseDuration(duration))]
  return `This came to ${real} where ${asked} was asked for, so it is being written again.`
}
