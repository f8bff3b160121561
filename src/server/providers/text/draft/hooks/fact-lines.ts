import { HOOK_RULES, type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { isUsableHook, wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type Topic } from '../topic.ts'
import { FINITE, PASTS } from '../words.data.ts'
import { FACTS } from './facts.templates.ts'
import { capital, fill, type Frame, framesOf, isMadeBy, signOf } from './frame.ts'
import { type Values } from './slots.ts'

const FRAMES = framesOf(FACTS)
/** Most lines of ten that are made of facts. */
const MOST = 6
const MOST_EACH = 2

export interface Line {
  text: string
  pattern: HookPattern
}

/**
 * Lines made of the creator's own facts, word for word, the best first: all facts in a row where they are short, then each in a
 * frame that `recent` (as `signOf` gives it) does not show.
 */
export function factLines(
  topic: Topic,
  details: readonly string[],
  label: Values | undefined,
  recent: readonly string[],
  random: () => number,
): Line[] {
  const facts = [...details.map(withoutEnd), ...topic.rest.filter(isOwnSentence)]
    .filter((fact) => fact !== '')
    .slice(0, 6)
  const lines: Line[] = []
  const row = rowOf(facts)
  if (row !== undefined && !recent.includes(signOf(row))) lines.push({ text: row, pattern: 'Proof' })
  const free = FRAMES.filter((frame) => !recent.some((line) => isMadeBy(line, frame)))
    .map((frame) => ({ frame, rank: random() - (frame.opens ? 0.5 : 0) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ frame }) => frame)
  for (let round = 0; round < MOST_EACH; round += 1) {
    for (const [at, fact] of facts.entries()) {
      if (lines.length >= MOST) return lines
      const second = facts[(at + 1) % facts.length]!
      const values = {
        fact,
        second,
        [kindOf(fact)]: fact,
        ...(label?.at(-1) === undefined ? {} : { label: label.at(-1)! }),
      }
      const made = firstOf(free, lines, values, facts.length)
      if (made) {
        lines.push(made.line)
        free.splice(free.indexOf(made.frame), 1)
      }
    }
  }
  return lines
}

/** The first frame that can be filled; one of another pattern than the lines before, if there is one. */
function firstOf(frames: readonly Frame[], lines: readonly Line[], values: Record<string, string>, count: number) {
  const usable = frames.flatMap((frame) => {
    const isFull = frame.slots.every((slot) => slot in values) && (count > 1 || !frame.slots.includes('second'))
    const text = isFull ? fill(frame, values) : undefined
    return text === undefined ? [] : [{ frame, line: { text, pattern: frame.pattern } }]
  })
  return usable.find(({ line }) => !lines.some(({ pattern }) => pattern === line.pattern)) ?? usable[0]
}

/** "40 pounds. 12 weeks. No gym.": the facts that are no longer than a breath. */
function rowOf(facts: readonly string[]): string | undefined {
  const short = facts.filter((fact) => wordCount(fact) <= 5)
  const line = short.map((fact) => (/[?!]$/u.test(fact) ? capital(fact) : `${capital(fact)}.`)).join(' ')
  return short.length > 1 && isUsableHook(line) && line.length <= HOOK_RULES.maxCharacters ? line : undefined
}

function kindOf(fact: string): 'figure' | 'told' | 'other' {
  const words = fact.toLowerCase().split(' ')
  const isTold =
    words.length > 2 &&
    words.some(
      (word) =>
        FINITE.has(word) || PASTS.has(word) || /^\p{L}{3,}ed$|^(?:i|i'm|i've|we|you|they|he|she|it)$/u.test(word),
    )
  if (isTold) return 'told'
  return /\d/u.test(fact) && words.length <= 8 ? 'figure' : 'other'
}

const withoutEnd = (fact: string): string => fact.replace(/^[-•*–—] ?/u, '').replace(/[.,;:\s]+$/u, '')

/** A sentence of the topic that tells of the creator or has a number is a fact as well. */
const isOwnSentence = (text: string): boolean =>
  wordCount(text) <= 14 &&
  !/^(?:how|why|what|when|where|who|is|are|can|should|so|and|but|because)\b/iu.test(text) &&
  (/\d/u.test(text) || /^(?:I|I'm|I've|My|We|Our)\b/u.test(text))
