import { FOREIGN_NEGATION, FOREIGN_ORDERS } from './foreign-wordings.data.ts'
import { type ChangeName, type Instruction } from './instruction.ts'
import { lengthGoalIn } from './length-goal.ts'
import { readClause } from './read-clause.ts'
import { wordRequestsIn } from './word-requests.ts'

/** Of two that exclude each other the one that is said last counts. */
const RIVALS: readonly (readonly ChangeName[])[] = [
  ['shorter', 'longer'],
  ['casual', 'formal'],
  ['emotion', 'plain'],
  ['funny', 'serious'],
  ['emoji', 'fewer-emoji', 'no-emoji'],
  ['hashtags', 'fewer-hashtags', 'no-hashtags'],
  ['question', 'no-question'],
  ['numbers', 'no-numbers'],
  ['new-action', 'action', 'no-action'],
  ['question-hook', 'hook', 'again'],
  ['YouTube', 'TikTok', 'Instagram'],
]

const POLITE_NEGATION =
  /\b(?:why don't you|why not|(?:can|could|would|won)'?t you|don't (?:hesitate|be shy|forget) to|if not)\b/gu
/** A message that asks for an opinion or an explanation, not for a change. */
const ASKED =
  /^(?:is|are|was|does|did|do you|am|why (?!don't)|what(?! about| if)|who|when|where|which|how (?!about))\b[^.!]*\?*$/u
const REQUEST = /\b(?:make|shorten|add|change|turn|rewrite|put|include|cut|remove|replace|can you|could you|please)\b/u
/** Opens a request for something that may not be known here. */
const OTHER_REQUEST =
  /^(?:(?:please|also|then|and|now|just|can you|could you|i want you to|i want it) )*(?:translate|write|rewrite|turn|convert|rhyme|explain|print|show|tell|sing|act|pretend|mention|include|add|remove|delete|change|insert|describe|compare|quote|say|talk|use|explain|fix|check|correct|make|give)\b/u
const EMPTY_REQUEST =
  /^(?:(?:please|also|then|now|just|and|can you|could you) )*(?:make|rewrite|change|turn|write|give|use|fix|add|say)(?: (?:it|this|that|me|them|everything|the (?:text|hook|script|caption)|all|a|an|some|more|sound|be|look|for|in|a bit|to))*$/u

/**
 * Understands what a message asks for, in any of its wordings, several at once, with what is denied. Takes anything a
 * person types, at most 4,000 characters; what is quoted in it is never an instruction. Finds nothing where nothing is
 * understood.
 */
export function readInstruction(message: string): Instruction {
  const typed = message
    .slice(0, 4_000)
    .normalize('NFC')
    .replace(/[’‘]/gu, "'")
    .replace(/[^\S\n]+/gu, ' ')
  const { requests, rest } = wordRequestsIn(typed)
  const plain = rest
    .toLowerCase()
    .replace(/\b(don|isn|aren|can|couldn|won|doesn|shouldn|wouldn)t\b/gu, "$1't")
    .replace(/\bdo not\b/gu, "don't")
    .replace(POLITE_NEGATION, ' ')
    .trim()

  const found: ChangeName[] = []
  const avoid = new Set<ChangeName>()
  const others: string[] = []
  const isQuestion = ASKED.test(plain) && !REQUEST.test(plain)
  const { left, changes: foreign } = foreignChanges(plain, avoid)
  found.push(...foreign)

  const length = isQuestion ? null : lengthGoalIn(left)
  const clauses = isQuestion
    ? []
    : clausesOf(length ? left.replace(length.words, ` ${length.words.replace(/,/gu, '')} `) : left)
  let mode: 'add' | 'remove' | 'avoid' | null = null
  for (const clause of clauses) {
    const read = readClause(clause, mode)
    found.push(...read.changes)
    for (const change of read.avoid) avoid.add(change)
    mode = read.mode
    if (!read.isUnderstood && isOther(clause)) others.push(clause.trim())
  }
  if (length && !found.some((change) => change === 'longer' || change === 'shorter') && !avoid.has('shorter')) {
    found.push(isGrowth(length.goal) ? 'longer' : 'shorter')
  }
  const known = others.filter((clause) => !length || !clause.includes(length.words.trim()))
  return { changes: settled(found, avoid), goal: length?.goal ?? null, requests, avoid, others: known }
}

function foreignChanges(message: string, avoid: Set<ChangeName>): { left: string; changes: ChangeName[] } {
  const changes: ChangeName[] = []
  let left = message
  for (const { change, words } of FOREIGN_ORDERS) {
    const found = words.exec(left)
    if (found === null) continue
    const before =
      left
        .slice(0, found.index)
        .split(/[,.;!?\n]/u)
        .at(-1) ?? ''
    if (FOREIGN_NEGATION.test(before)) avoid.add(change)
    else changes.push(change)
    left = `${left.slice(0, found.index)} | ${left.slice(found.index + found[0].length)}`
  }
  return { left, changes }
}

/** The parts of a message that can be understood one by one. */
function clausesOf(message: string): string[] {
  return message
    .split(/[,.;!?\n|:()–—]+|\s-\s|\b(?:and|but|then|plus|also|as well as|while|so that|yet|though|y|und|et|e)\b|&|\+/u)
    .flatMap((clause) => clause.split(/(?=\bor\b)/u))
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, 60)
}

function isOther(clause: string): boolean {
  return OTHER_REQUEST.test(clause) && !EMPTY_REQUEST.test(clause) && clause.length <= 120
}

function isGrowth(goal: NonNullable<Instruction['goal']>): boolean {
  return goal.unit === 'share' ? goal.share > 1 : goal.bound === 'least'
}

function settled(found: readonly ChangeName[], avoid: ReadonlySet<ChangeName>): ChangeName[] {
  const kept = found.filter((change) => !avoid.has(change))
  const last = kept.filter((change, at) => {
    const rivals = RIVALS.find((group) => group.includes(change))
    const later = kept.slice(at + 1)
    return !later.some((other) => other !== change && rivals?.includes(other))
  })
  return [...new Set(last)]
}
