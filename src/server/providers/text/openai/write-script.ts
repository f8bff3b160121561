import { LENGTH_TOLERANCE } from '../../../../shared/features/scripts/scripts.constants.ts'
import {
  type Beat,
  cueTime,
  measureBeats,
  secondsLeft,
  parseDuration,
} from '../../../../shared/features/scripts/scripts.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type ScriptBrief, type ScriptDraft, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, keepingResults, readableAnswer } from './answer-writer.ts'
import { SCRIPT_ANSWER } from './answers.prompt.ts'
import { createBeatCollector } from './answers/beat-collector.ts'
import { openingConversation, rightLengthConversation } from './conversation.prompt.ts'
import { ProviderFault } from './faults/provider-fault.ts'

const FIRST_STANDS = 'The second attempt failed, so the first one stands.'
export const BROKE_OFF = 'The answer broke off, so this is being written again.'

/** The fault of an answer that can be parsed and is empty. */
export const NO_BEATS = 'There are no beats with words in it.'

/** Tokens for an answer of so many spoken seconds. */
export function tokensFor(seconds: number): number {
  return ANSWER_TOKENS.scriptBase + Math.ceil((ANSWER_TOKENS.scriptMinute * seconds) / 60)
}

/**
 * A script in beats, or what follows the existing ones, in one call. A script that is off its length, or broke off, is
 * requested once more with its measured length, and that answer is accepted as it is. Where the second attempt fails, a
 * complete first one stays. `scope` fires with the time limit too, `stop` is the caller's. Throws `ProviderFault`.
 */
export async function* writeScript(
  write: AnswerWriter,
  { brief, prompt }: { brief: ScriptBrief; prompt: TextPrompt },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, void> {
  const { duration, written = [] } = brief
  if (isEnded(written)) return
  const seconds = secondsLeft(duration, written)
  const opening = openingConversation(prompt, SCRIPT_ANSWER, tokensFor(seconds))
  const first = createBeatCollector(written, { kept: written.length })
  const answer = yield* readableAnswer(write, opening, first, scope, () => NO_BEATS)
  const isWhole = answer !== null
  if (isWhole && isNear(first.beats, brief)) return

  yield { type: 'again', reason: isWhole ? lengthReason([...written, ...first.beats], duration) : BROKE_OFF }
  yield* asDrafts(written)
  const second = createBeatCollector(written, { kept: written.length })
  try {
    const of = written.length > 0 ? 'rest' : 'script'
    const rewrite = write(rightLengthConversation(opening, first.beats, { seconds, of }), second, scope)
    if ((yield* keepingResults(rewrite, second, scope)) !== null && second.hasResult) return
    if (!isWhole) throw new ProviderFault('failed')
  } catch (error) {
    if (stop.aborted || !isWhole) throw error
  }
  // Shows the first attempt again, instead of the second.
  if (second.isShown) {
    yield { type: 'again', reason: FIRST_STANDS }
    yield* asDrafts(written)
  }
  yield* asDrafts(first.beats, written.length)
}

export function* asDrafts(beats: readonly Beat[], from = 0): Generator<ScriptDraft, void> {
  for (const [at, beat] of beats.entries()) yield { type: 'beat', index: from + at, ...beat }
}

/** Whether these beats are the end: the last one is the call to action. */
export function isEnded(beats: readonly Beat[]): boolean {
  return beats.at(-1)?.kind === 'Call to action'
}

/**
 * Whether beats have the requested length: together with the existing ones, or by themselves where those are too long
 * to compensate.
 */
export function isNear(beats: readonly Beat[], { duration, written = [] }: ScriptBrief): boolean {
  const whole = [...written, ...beats]
  return isWithin(whole, parseDuration(duration), duration) || isWithin(beats, secondsLeft(duration, written), duration)
}

/** The same for a part with a length in seconds; the deviation counts relative to the whole. */
function isWithin(beats: readonly Beat[], seconds: number, duration: string): boolean {
  return Math.abs(measureBeats(beats).seconds - seconds) <= parseDuration(duration) * LENGTH_TOLERANCE.repairAbove
}

/** Why a script is written again, for its reader. */
export function lengthReason(beats: readonly Beat[], duration: string): string {
  const [real, asked] = [cueTime(measureBeats(beats).seconds), cueTime(parseDuration(duration))]
  return `This came to ${real} where ${asked} was asked for, so it is being written again.`
}
