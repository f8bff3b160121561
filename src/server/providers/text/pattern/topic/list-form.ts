import { isPluralWord } from './head-word.ts'
import { isMass, isTriable } from './noun-lists.ts'
import { countReading } from './count-form.ts'
import { type TopicReading } from './topic.ts'
import { lowerAt, textOf, type Word } from './word.ts'

const SUPERLATIVE =
  /^(?:best|worst|top|biggest|cheapest|easiest|greatest|weirdest|healthiest|fastest|hardest|simplest|funniest|scariest)$/u
/** These rank only what follows at once: "first steps", not "first time buyers". */
const ORDINAL = /^(?:first|last|next|only)$/u
const SPAN =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|weekends?|months?|years?|decades?|miles?|kilometers?|km|steps|pounds?|lbs?|kilos?|kg|dollars?|euros?|bucks?|calories|percent|degrees|feet)$/u

/** Reads what starts with a number: "5 dinners from one pan" counts things, "30 days of yoga" a span, "10 minute workout" is one thing. */
export function readCounted(words: readonly Word[], headAt: number): TopicReading | null {
  if (!/^\d/u.test(lowerAt(words, 0)) || words.length < 2) return null
  const noun = textOf(words)
  const head = words[headAt]!
  const isSpan = SPAN.test(lowerAt(words, 1))
  if (/^\d{4}$/u.test(lowerAt(words, 0)) || headAt === 0) return { form: 'label', phrases: {} }
  if (isSpan && headAt === 1) return { form: 'span', phrases: { noun } }
  if (!isPluralWord(head)) {
    return isMass([head.lower]) ? { form: 'mass', phrases: { noun }, traits: ['doable'] } : countReading(words, headAt)
  }
  if (isSpan || !/^\d+$/u.test(lowerAt(words, 0))) return { form: 'plural', phrases: { noun }, isPlural: true }
  return listReading(noun, `these ${noun}`, words, head)
}

/** Reads "best coffee shops in Lisbon", with or without "the". One thing only is not a list: "the best camera". */
export function readSuperlative(words: readonly Word[], head: Word): TopicReading | null {
  const hasArticle = lowerAt(words, 0) === 'the'
  const at = hasArticle ? 1 : 0
  const isOrdinal = ORDINAL.test(lowerAt(words, at)) && (words[at + 1] === head || /^\d/u.test(lowerAt(words, at + 1)))
  if (!(isOrdinal || SUPERLATIVE.test(lowerAt(words, at))) || words.length < (hasArticle ? 3 : 2)) return null
  const noun = hasArticle ? textOf(words) : `the ${textOf(words)}`
  return isPluralWord(head) ? listReading(noun, noun, words, head) : { form: 'given', phrases: { noun } }
}

/** Several things that a video goes through. Signs and facts are told, others are offered to try. */
export function listReading(noun: string, these: string, words: readonly Word[], head: Word): TopicReading {
  const isThingsToDo = head.lower === 'things' && lowerAt(words, words.indexOf(head) + 1) === 'to'
  const traits = isTriable(head.lower) || isThingsToDo ? (['doable'] as const) : []
  return { form: 'list', phrases: { noun, these }, isPlural: true, traits }
}
