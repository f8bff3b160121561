import { HOOK_RULES } from '../../../../shared/features/hooks/hooks.constants.ts'
import { type TextPrompt } from '../text.port.ts'
import { type CollectedHook } from './hook-collector.ts'

/** What is sent to a model, in either dialect. */
export interface Conversation {
  system: string
  turns: readonly { role: 'user' | 'assistant'; text: string }[]
}

const FORMAT =
  'Answer with one JSON object and nothing else: {"hooks": [{"pattern": "...", "hook": "..."}]}. Write "pattern" before "hook" in each.'

/** Enough of a broken answer to repair it; a runaway one is not paid for twice. */
const LONGEST_ANSWER_SENT_BACK = 8000

/** The first request: the prompt, and the shape of the answer for servers that know no schema. */
export function openingConversation(prompt: TextPrompt): Conversation {
  return { system: `${prompt.system}\n${FORMAT}`, turns: [{ role: 'user', text: prompt.user }] }
}

/** Sends a model's unreadable answer back with what is wrong with it. */
export function repairConversation(opening: Conversation, answer: string, problem: string): Conversation {
  return followUp(
    opening,
    answer.slice(0, LONGEST_ANSWER_SENT_BACK) || '(empty)',
    `That answer could not be read: ${problem}\nAnswer again with all ${HOOK_RULES.count} hooks as correct JSON.`,
  )
}

/** Asks for the hooks that are missing and no more; those that are there stand as the model's own answer. */
export function topUpConversation(opening: Conversation, hooks: readonly CollectedHook[]): Conversation {
  const missing = HOOK_RULES.count - hooks.length
  return followUp(
    opening,
    JSON.stringify({ hooks }),
    `Write exactly ${missing} more ${missing === 1 ? 'hook' : 'hooks'}, unlike those above. Answer with the new ones only, within the same limits and in the same JSON shape.`,
  )
}

function followUp(opening: Conversation, answer: string, request: string): Conversation {
  return {
    ...opening,
    turns: [...opening.turns, { role: 'assistant', text: answer }, { role: 'user', text: request }],
  }
}
