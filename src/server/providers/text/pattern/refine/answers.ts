import { type Instruction } from './instruction/instruction.ts'

const CAN =
  'I can make it shorter, longer, simpler, funnier, more casual, more formal, more emotional or more inspiring, write another hook, swap words, and add numbers, a question, a call to action or emojis.'

const OPINION =
  /^(?:what do you think|what's your|do you (?:like|think)|how (?:is|good|do)|is (?:it|this|that)|are |any (?:thoughts|feedback|ideas)|rate|review|judge|why )/iu
const TRANSLATION =
  /\btranslat|\bin(?:to)? (?:english|german|spanish|french|italian|portuguese|dutch|klingon|chinese|japanese|korean|arabic|hindi|russian|polish|turkish)\b/iu

/** What is said to a message that asks for nothing that rules can do. Nothing was changed. */
export function notUnderstood(message: string, { avoid }: Instruction): string {
  const words = message.trim()
  if (!/[\p{L}\p{N}]/u.test(words)) return `Tell me what to change, and I will. ${CAN} Nothing was changed.`
  if (avoid.size > 0)
    return `Understood, I will leave that alone. Nothing was changed; tell me what you would like instead. ${CAN}`
  if (TRANSLATION.test(words))
    return `I would love to help with that, but I cannot translate without an AI key, so nothing was changed. ${CAN}`
  if (OPINION.test(words))
    return `An honest opinion takes more than the rules I work by without an AI key, so nothing was changed. ${CAN}`
  return `I did not find a change in that which I can make without an AI key, so nothing was changed. ${CAN}`
}

/** What is said where a change was understood and would change nothing. */
export function nothingToDo(reasons: readonly string[], others: readonly string[]): string {
  const said = [...new Set(reasons)].slice(0, 2).map(sentence)
  const rest = others.length === 0 ? [] : [`I did not understand “${clipped(others[0]!)}”.`]
  return [...said, ...rest, 'Nothing was changed.'].join(' ')
}

export const UNDO_ANSWER =
  'I cannot take a step back from here, but nothing is lost: use Restore on an earlier version above. Nothing was changed.'

/** One sentence from clauses of what was done, and one on what was not. */
export function noteOf(done: readonly string[], reasons: readonly string[], others: readonly string[]): string {
  const rest =
    reasons.length > 0
      ? [sentence(reasons[0]!)]
      : others.length > 0
        ? [`I did not understand “${clipped(others[0]!)}”.`]
        : []
  return [sentence(listOf(done)), ...rest].join(' ')
}

function listOf(clauses: readonly string[]): string {
  if (clauses.some((clause) => /[,;]/u.test(clause))) return clauses.join('; ')
  return clauses.length < 2 ? (clauses[0] ?? '') : `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)!}`
}

function sentence(clause: string): string {
  const raised = clause.charAt(0).toUpperCase() + clause.slice(1)
  return /[.!?]["”’]?$/u.test(raised) ? raised : `${raised}.`
}

function clipped(words: string): string {
  const characters = Array.from(words)
  return characters.length > 60 ? `${characters.slice(0, 60).join('').trim()} …` : words
}
