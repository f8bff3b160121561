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

/** What is wrong with an answer that can be parsed and is empty. */
export const NO_BEATS = 'There are no beats with words in it.'

/** Tokens for an answer that takes so many seconds when it is spoken. */
export function tokensFor(seconds: number): number {
  return ANSWER_TOKENS.scriptBase + Math.ceil((ANSWER_TOKENS.scriptMinute * seconds) / 60)
}

/**
 * A script in beats, or what follows the existing ones, in one call. One that is off its length, or broke off, is requested
 * again once, with what was measured; its answer is accepted as it is. Where the second attempt fails a whole first one
 * stays. `scope` fires with the time limit too, `stop` is the caller's. Throws `ProviderFault`.
 */
export async function* writeScript(
  write: AnswerWriter,
  { brief: { duration, written = [] }, prompt }: { brief: ScriptBrief; prompt: TextPrompt },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, void> {
  if (isEnded(written)) return
  const seconds = secondsLeft(duration, written)
  const opening = openingConversation(prompt, SCRIPT_ANSWER, tokensFor(seconds))
  const first = createBeatCollector(written, { isKept: true })
  const answer = yield* readableAnswer(write, opening, first, scope, () => NO_BEATS)
  const isWhole = answer !== null
  const whole = [...written, ...first.beats]
  // Existing beats may be too long for any rest to make up for.
  if (isWhole && (isNear(whole, duration) || isWithin(first.beats, seconds, duration))) return

  yield { type: 'again', reason: isWhole ? lengthReason(whole, duration) : BROKE_OFF }
  yield* asDrafts(written)
  const second = createBeatCollector(written, { isKept: true })
  try {
    const of = written.length > 0 ? 'rest' : 'script'
    const rewrite = write(rightLengthConversation(opening, first.beats, { seconds, of }), second, scope)
    if ((yield* keepingResults(rewrite, second, scope)) !== null && second.hasResult) return
    if (!isWhole) throw new ProviderFault('failed')
  } catch (error) {
    if (stop.aborted || !isWhole) throw error
  }
  // The first attempt once more, instead of what the second has shown.
  if (second.isShown) {
    yield { type: 'again', reason: FIRST_STANDS }
    yield* asDrafts(written)
  }
  yield* asDrafts(first.beats, written.length)
}

function* asDrafts(beats: readonly Beat[], from = 0): Generator<ScriptDraft, void> {
  for (const [at, beat] of beats.entries()) yield { type: 'beat', index: from + at, ...beat }
}

/** Whether nothing follows upon these beats: the last one is the call to action, to its end. */
function isEnded(beats: readonly Beat[]): boolean {
  const last = beats.at(-1)
  return last?.kind === 'Call to action' && /[.!?…。！？]["'”’»)]*$/u.test(last.text)
}

/** Whether beats take so many minutes that nothing is to be repaired. */
export function isNear(beats: readonly Beat[], duration: string): boolean {
  return isWithin(beats, parseDuration(duration), duration)
}

/** The same of a part that is to take so many seconds: what it is off counts against the whole. */
function isWithin(beats: readonly Beat[], seconds: number, duration: string): boolean {
  return Math.abs(measureBeats(beats).seconds - seconds) <= parseDuration(duration) * LENGTH_TOLERANCE.repairAbove
}

/** Why a script is written again, for its reader. */
export function lengthReason(beats: readonly Beat[], duration: string): string {
  const [real, asked] = [cueTime(measureBeats(beats).seconds), cueTime(parseDuration(duration))]
  return `This came to ${real} where ${asked} was asked for, so it is being written again.`
}
