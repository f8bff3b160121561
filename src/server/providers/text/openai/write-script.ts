import { LENGTH_TOLERANCE } from '../../../../shared/features/scripts/scripts.constants.ts'
import { withEndKinds } from '../../../../shared/features/scripts/cut-beats.rules.ts'
import {
  type Beat,
  cueTime,
  measureBeats,
  parseDuration,
  scriptText,
  secondsLeft,
} from '../../../../shared/features/scripts/scripts.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type ScriptBrief, type ScriptDraft, type ScriptRequest, type Written } from '../text.port.ts'
import { type AnswerWriter, keepingResults, readableAnswer } from './answer-writer.ts'
import { SPEECH_ANSWER } from './answers.prompt.ts'
import { createSpeechCollector } from './answers/speech-collector.ts'
import {
  type Conversation,
  goOnConversation,
  openingConversation,
  rightLengthConversation,
} from './conversation.prompt.ts'
import { ProviderFault } from './faults/provider-fault.ts'
import { writeDirections } from './write-directions.ts'

const FIRST_STANDS = 'The second attempt was no better, so the first one stands.'
const NO_WORDS = 'There are no words to speak in it.'

/** Calls for the text: one, and those that go on where it broke off or, of a long script, stopped short. */
const MOST_CALLS = { minute: 2, long: 5 } as const
/** A call that adds fewer seconds has nothing more to say. */
const LEAST_ADDED_SECONDS = 8

/**
 * A script as plain text, cut into beats as it arrives, or what follows the existing ones; then the shots of its beats. A
 * script of a minute that is off its length is requested once more with its measured length, and the nearer one stands;
 * a longer one goes on until it has its length. `scope` fires with the time limit too, `stop` is the caller's. Throws
 * `ProviderFault`; what was written before stays.
 */
export async function* writeScript(
  write: AnswerWriter,
  { brief, prompt, shots }: ScriptRequest,
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, void> {
  let beats = brief.written ?? []
  if (isShort(beats, brief) || !isEnd(beats.at(-1))) {
    const text = yield* writeText(write, { brief, prompt }, scope, stop)
    beats = withEndKinds(text)
    for (const [index, beat] of beats.entries())
      if (beat.kind !== text[index]?.kind) yield { type: 'beat', index, ...beat }
  }
  if (shots && beats.some(({ direction }) => direction === ''))
    yield* writeDirections(write, { prompt: shots(beats), beats, isMinute: brief.duration === '1' }, scope, stop)
}

/** One call for the text, or for what follows the beats `before`. */
interface Call {
  conversation: Conversation
  before: readonly Beat[]
  beats: readonly Beat[]
}

async function* writeText(
  write: AnswerWriter,
  { brief, prompt }: Pick<ScriptRequest, 'brief' | 'prompt'>,
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, Beat[]> {
  const { duration, hook, written = [] } = brief
  const isMinute = duration === '1'
  const opening = openingConversation(prompt, SPEECH_ANSWER, tokensFor(parseDuration(duration)))
  let beats = [...written]
  let isWhole = false
  for (let calls = 0; calls < MOST_CALLS[isMinute ? 'minute' : 'long']; calls += 1) {
    const seconds = secondsLeft(duration, beats)
    const conversation = beats.length > 0 ? goOnConversation(opening, spoken(beats), seconds) : opening
    const collector = createSpeechCollector(beats, { kept: written.length, hook })
    const answer = yield* readableAnswer(write, conversation, collector, scope, () => (calls === 0 ? NO_WORDS : null))
    isWhole = answer !== null
    if (isWhole) yield* collector.end()
    const call = { conversation, before: beats, beats: collector.beats }
    beats = [...beats, ...collector.beats]
    if (isMinute && isWhole) return isNear(beats, brief) ? beats : yield* writeAgain(write, call, brief, scope, stop)
    const isDone = !isShort(beats, brief) || measureBeats(collector.beats).seconds < LEAST_ADDED_SECONDS
    if (isWhole && isDone) return beats
  }
  if (!isWhole) throw new ProviderFault('failed')
  return beats
}

/** The same call once more, with its measured length. The nearer one of both stands, the first where the second fails. */
async function* writeAgain(
  write: AnswerWriter,
  { conversation, before, beats }: Call,
  brief: ScriptBrief,
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, Beat[]> {
  const { duration, hook, written = [] } = brief
  const first = [...before, ...beats]
  const [real, asked] = [cueTime(measureBeats(first).seconds), cueTime(parseDuration(duration))]
  const reason = `This came to ${real} where ${asked} was asked for, so it is being written again.`
  yield { type: 'again', reason }
  yield* asDrafts(before)
  const second = createSpeechCollector(before, { kept: written.length, hook })
  try {
    const again = rightLengthConversation(conversation, beats, secondsLeft(duration, before))
    if ((yield* keepingResults(write(again, second, scope), second, scope)) !== null) {
      yield* second.end()
      const better = [...before, ...second.beats]
      if (second.beats.length > 0 && distance(better, duration) <= distance(first, duration)) return better
    }
  } catch (error) {
    if (stop.aborted) throw error
  }
  // Shows the first attempt again, instead of the second.
  if (second.isShown) {
    yield { type: 'again', reason: FIRST_STANDS }
    yield* asDrafts(before)
  }
  yield* asDrafts(beats, before.length)
  return first
}

function* asDrafts(beats: readonly Beat[], from = 0): Generator<ScriptDraft, void> {
  for (const [at, beat] of beats.entries()) yield { type: 'beat', index: from + at, ...beat }
}

/** Tokens for an answer of so many spoken seconds. */
const tokensFor = (seconds: number): number =>
  ANSWER_TOKENS.scriptBase + Math.ceil((ANSWER_TOKENS.scriptMinute * seconds) / 60)

/** Whether a beat is the end of a script; one that broke off behind its length has none. */
const isEnd = (beat: Beat | undefined): boolean => beat?.kind === 'Payoff' || beat?.kind === 'Call to action'

const spoken = (beats: readonly Beat[]): string => scriptText(beats, { directions: false })
const distance = (beats: readonly Beat[], duration: string): number =>
  Math.abs(measureBeats(beats).seconds - parseDuration(duration))
const tolerance = ({ duration }: ScriptBrief): number => parseDuration(duration) * LENGTH_TOLERANCE.repairAbove
const isNear = (beats: readonly Beat[], brief: ScriptBrief): boolean =>
  distance(beats, brief.duration) <= tolerance(brief)
const isShort = (beats: readonly Beat[], brief: ScriptBrief): boolean =>
  measureBeats(beats).seconds < parseDuration(brief.duration) - tolerance(brief)
