import { HOOK_RULES } from '../../../../shared/features/hooks/hooks.constants.ts'
import { type Beat, lengthOf, secondsOf, wordsFor } from '../../../../shared/features/scripts/scripts.rules.ts'
import { type TextPrompt } from '../text.port.ts'
import { type AnswerFormat } from './answer-format.ts'
import { type CollectedHook } from './hook-collector.ts'

/** What is sent to a model, in either dialect, and the shape of the answer that is asked for. */
export interface Conversation {
  system: string
  turns: readonly { role: 'user' | 'assistant'; text: string }[]
  format: AnswerFormat
  /** What an answer may need, in tokens; thoughts come on top. */
  answerTokens: number
}

/** Enough of a broken answer to repair it; a runaway one is not paid for twice. */
const LONGEST_ANSWER_SENT_BACK = 8000

/** The first request: the prompt, and the shape of the answer in words. */
export function openingConversation(prompt: TextPrompt, format: AnswerFormat, answerTokens: number): Conversation {
  const turns = [...(prompt.turns ?? []), { role: 'user' as const, text: prompt.user }]
  return { system: `${prompt.system}\n${format.words}`, turns, format, answerTokens }
}

/** Sends a model's unreadable answer back with what is wrong with it. */
export function repairConversation(opening: Conversation, answer: string, problem: string): Conversation {
  return followUp(opening, sentBack(answer), `That answer could not be read: ${problem}\n${opening.format.askAgain}`)
}

/** Sends back an answer that can be read and breaks a limit. */
export function correctionConversation(opening: Conversation, answer: string, problem: string): Conversation {
  return followUp(opening, sentBack(answer), `That answer cannot be used: ${problem}\n${opening.format.askAgain}`)
}

/**
 * Asks for the hooks that are missing and no more; those that are there stand as the model's own answer. Phrases for which
 * lines were left out are named.
 */
export function topUpConversation(
  opening: Conversation,
  { hooks, wornPhrases }: { hooks: readonly CollectedHook[]; wornPhrases: readonly string[] },
): Conversation {
  const missing = HOOK_RULES.count - hooks.length
  const worn = wornPhrases.length === 0 ? '' : `Lines were left out for worn phrases: ${wornPhrases.join('; ')}. `
  return followUp(
    opening,
    JSON.stringify({ hooks }),
    `${worn}Write exactly ${missing} more ${missing === 1 ? 'hook' : 'hooks'}, unlike those above. Answer with the new ones only, within the same limits and in the same JSON shape.`,
  )
}

/** Asks for the whole script again at its length, with what was measured; `duration` is in minutes. */
export function rightLengthConversation(opening: Conversation, beats: readonly Beat[], duration: string): Conversation {
  const { words, seconds } = lengthOf(beats)
  const asked = secondsOf(duration)
  return followUp(
    opening,
    JSON.stringify({ beats: beats.map(({ kind, direction, text }) => ({ kind, direction, text })) }),
    [
      `Spoken, that script takes ${Math.round(seconds)} seconds (${words} words). ${asked} seconds were asked for, which is ${wordsFor(asked)} words over all of "text".`,
      words < wordsFor(asked)
        ? 'Write the whole script again, longer: more detail, another example, another step. No padding and no repetition.'
        : 'Write the whole script again, shorter: drop what matters least.',
      'Answer with all of it in the same JSON shape.',
    ].join('\n'),
  )
}

function sentBack(answer: string): string {
  return answer.slice(0, LONGEST_ANSWER_SENT_BACK) || '(empty)'
}

function followUp(opening: Conversation, answer: string, request: string): Conversation {
  return {
    ...opening,
    turns: [...opening.turns, { role: 'assistant', text: answer }, { role: 'user', text: request }],
  }
}
