import { canEnd } from './shorten.ts'
import { type TopicReading } from './topic.ts'
import { isAuxiliary, orderKind } from './verb-lists.ts'
import { textOf, type Word } from './word.ts'

/** Reads "gas vs electric". */
export function readVersus(words: readonly Word[]): TopicReading | null {
  const at = words.findIndex(({ lower }) => /^(?:vs\.?|versus|v\.)$/u.test(lower))
  if (at < 1 || at === words.length - 1 || words.length > 9) return null
  return { form: 'versus', phrases: { noun: textOf(words) } }
}

/** Reads names of things between commas: "sourdough, focaccia, brioche". At most three of them are told. */
export function readSeries(words: readonly Word[]): TopicReading | null {
  if (orderKind(words[0]?.lower ?? '') === 'order') return null
  const text = textOf(words)
  const items = text.split(/,\s*(?:and |or |& )?/u).filter((item) => item !== '')
  if (items.length < 2) return null
  const inner = items.slice(1, -1)
  const isShort = [items[0]!, ...inner].every((item) => item.split(' ').length <= 3)
  const isNamed = !words.some(
    (word) => isAuxiliary(word.lower) || /^(?:i|you|we|they|my|how|why|what)$/u.test(word.lower),
  )
  if (!isShort || !isNamed || !items.every((item) => canEnd(item.split(' ').at(-1)))) return null
  if (items.length === 2) {
    const isPlaceInPlace = words.every((word) => word.isName)
    if (isPlaceInPlace || items[1]!.split(' ').length > 2) return null
    return { form: 'given', phrases: { noun: items.join(' and ') }, isPlural: true }
  }
  const [first, second, third] = items as [string, string, string]
  const noun = third.split(' ').length > 3 ? `${first} and ${second}` : `${first}, ${second} and ${third}`
  return { form: 'given', phrases: { noun }, isPlural: true }
}
