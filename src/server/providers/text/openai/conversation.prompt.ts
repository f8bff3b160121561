import { HOOK_RULES } from '../../../../shared/features/hooks/hooks.constants.ts'
import { type HookFault } from '../../../../shared/features/hooks/hook-faults.rules.ts'
import { type Beat, measureBeats, scriptText, wordsFor } from '../../../../shared/features/scripts/scripts.rules.ts'
import { type TextPrompt } from '../text.port.ts'
import { type AnswerFormat } from './answers/answer-format.ts'
import { type HookCollector } from './answers/hook-collector.ts'

/** The messages to a model, in either dialect, and the requested format of the answer. */
export interface Conversation {
  system: string
  turns: readonly { role: 'user' | 'assistant'; text: string }[]
  format: AnswerFormat
  /** Tokens that the answer may need, without thoughts. */
  answerTokens: number
}

/** In UTF-16 units: enough of a broken answer to repair it, so that a runaway one is not paid for twice. */
const LONGEST_ANSWER_SENT_BACK = 8000

/** The first request: the prompt, and the format of the answer in words. */
export function openingConversation(prompt: TextPrompt, format: AnswerFormat, answerTokens: number): Conversation {
  const turns = [...(prompt.turns ?? []), { role: 'user' as const, text: prompt.user }]
  return { system: [prompt.system, format.words].join('\n').trimEnd(), turns, format, answerTokens }
}

/** Sends an unreadable answer back with its fault. */
export function repairConversation(opening: Conversation, answer: string, problem: string): Conversation {
  return followUp(opening, sentBack(answer), `That answer could not be read: ${problem}\n${opening.format.askAgain}`)
}

/** Sends back a readable answer that breaks a limit. */
export function correctionConversation(opening: Conversation, answer: string, problem: string): Conversation {
  return followUp(opening, sentBack(answer), `That answer cannot be used: ${problem}\n${opening.format.askAgain}`)
}

const LEFT_OUT: Readonly<Record<HookFault['kind'], string>> = {
  limits: `had more than ${HOOK_RULES.maxWords} words`,
  repeated: "said nearly the same as another line or one of the creator's last lines",
  platform: 'named another platform',
  opening: 'opened with the same three words as another line',
  phrase: 'had an overused phrase',
}

/**
 * Requests the missing hooks, and some to spare. The existing ones are passed as the model's own answer; why lines were left
 * out is named.
 */
export function topUpConversation(
  opening: Conversation,
  { hooks, missing, faults }: Pick<HookCollector, 'hooks' | 'missing' | 'faults'>,
): Conversation {
  const phrases = [...new Set(faults.flatMap(({ phrase }) => phrase ?? []))].join(', ')
  const said = ({ kind }: HookFault) => `${LEFT_OUT[kind]}${kind === 'phrase' ? ` (${phrases})` : ''}`
  const reasons = [...new Set(faults.map(said))].join('; ')
  return followUp(
    opening,
    JSON.stringify({ hooks }),
    `${reasons === '' ? '' : `Lines were left out because they ${reasons}. `}Write exactly ${missing + HOOK_RULES.spare} more hooks, unlike those above. Answer with the new ones only, within the same limits and in the same JSON shape.`,
  )
}

/** Requests what follows a text that broke off, or ended before its length. */
export function goOnConversation(opening: Conversation, said: string, seconds: number): Conversation {
  return followUp(
    opening,
    said,
    `That is what was said so far. Go on from its last sentence for ${lengthWords(seconds)} more, and do not end before that. Repeat nothing of it: no sentence, no example, no figure. Answer with what follows only.`,
  )
}

/** Requests the same text again at its length in seconds, with the measured length. */
export function rightLengthConversation(opening: Conversation, beats: readonly Beat[], asked: number): Conversation {
  const { words, seconds } = measureBeats(beats)
  return followUp(
    opening,
    scriptText(beats, { directions: false }),
    [
      `Spoken, that takes ${Math.round(seconds)} seconds (${words} words). ${Math.round(asked)} seconds were asked for, which is ${wordsFor(asked)} words.`,
      words < wordsFor(asked)
        ? 'Write all of it again, longer: more detail, another example, another step. No padding and no repetition.'
        : 'Write all of it again, shorter: drop what matters least.',
      opening.format.askAgain,
    ].join('\n'),
  )
}

/** A length in minutes, or seconds where it is short, and in words. */
const lengthWords = (seconds: number): string =>
  `${seconds < 90 ? `${Math.round(seconds)} seconds` : `${Math.round(seconds / 30) / 2} minutes`} (about ${wordsFor(seconds)} words)`

function sentBack(answer: string): string {
  return answer.slice(0, LONGEST_ANSWER_SENT_BACK) || '(empty)'
}

function followUp(opening: Conversation, answer: string, request: string): Conversation {
  return {
    ...opening,
    turns: [...opening.turns, { role: 'assistant', text: answer }, { role: 'user', text: request }],
  }
}
