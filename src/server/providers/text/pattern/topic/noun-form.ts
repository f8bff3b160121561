import { adjunctOf, countReading } from './count-form.ts'
import { headIndex, isPluralWord } from './head-word.ts'
import { listReading, readCounted, readSuperlative } from './list-form.ts'
import { isBeing, isCountedNoun, isDoablePlural, isFormat, isListHead, isMass, isTold } from './noun-lists.ts'
import { takesArticle } from './proper-names.ts'
import { canEnd, opensAddition } from './shorten.ts'
import { type TopicReading, type TopicTrait } from './topic.ts'
import { lowerAt, textOf, type Word } from './word.ts'

const POINTING =
  /^(?:the|this|that|these|those|your|his|her|their|its|every|each|some|any|no|another|all|both|most|many)$/u
/** Pairs that are one thing. */
const ONE_OF_TWO =
  /^(?:mac and cheese|rock and roll|drum and bass|bread and butter|trial and error|health and fitness)$/u
const LIFESTYLE =
  /^(?:vegan|vegetarian|sober|keto|paleo|gluten-free|plastic-free|sugar-free|dairy-free|zero-waste|freelance|viral|offline)$/u
const NO_NOUNS = 'Adjective Adverb Preposition PastTense Pronoun Expression Determiner Conjunction Comparative'.split(
  ' ',
)

/** Reads whatever is left as a noun phrase, and as a bare label where no noun is sure to head it. */
export function readNoun(words: readonly Word[]): TopicReading {
  if (words.length > 1 && /^(?:explained|101)$/u.test(lowerAt(words, words.length - 1))) {
    return readNoun(words.slice(0, -1))
  }
  const headAt = headIndex(words)
  const head = words[headAt]!
  return (
    readLifestyle(words) ??
    readOwn(words, head) ??
    readFormat(words, head) ??
    readCounted(words, headAt) ??
    readSuperlative(words, head) ??
    readPointed(words, headAt) ??
    readName(words, headAt) ??
    (isLabel(words, head) ? { form: 'label', phrases: {} } : readBare(words, headAt))
  )
}

/** "vegan" is told as "going vegan". */
function readLifestyle(words: readonly Word[]): TopicReading | null {
  if (words.length !== 1 || !LIFESTYLE.test(lowerAt(words, 0))) return null
  const doing = `going ${textOf(words)}`
  return { form: 'doing', phrases: { doing, noun: doing, adjunct: textOf(words) }, traits: ['doable'] }
}

function readOwn(words: readonly Word[], head: Word): TopicReading | null {
  if (!/^(?:my|our)$/u.test(lowerAt(words, 0)) || words.length < 2) return null
  const traits = isBeing(head.lower) ? (['being'] as const) : []
  return { form: 'own', phrases: { noun: textOf(words) }, isPlural: isPluralWord(head), traits }
}

/** "iPhone 17 review", "a day in the life of a nurse", "get ready with me": one video of a kind. */
function readFormat(words: readonly Word[], head: Word): TopicReading | null {
  const rest = /^(?:a|an|the)$/u.test(lowerAt(words, 0)) ? words.slice(1) : words
  const isDay = lowerAt(rest, 0) === 'day' && lowerAt(rest, 1) === 'in'
  const last = rest.at(-1)
  const isTogether = lowerAt(rest, rest.length - 2) === 'with' && last?.lower === 'me'
  if (last === undefined || (!isDay && !isTogether && !isFormat(head.lower) && !isFormat(last.lower))) return null
  return { form: 'format', phrases: { kind: textOf(rest), ...(rest.length < 4 ? { adjunct: textOf(rest) } : {}) } }
}

function readPointed(words: readonly Word[], headAt: number): TopicReading | null {
  const first = lowerAt(words, 0)
  const noun = textOf(words)
  const head = words[headAt]!
  if (/^(?:a|an)$/u.test(first) && words.length > 1) {
    const isWhole = headAt === words.length - 1
    return isWhole ? countReading(words.slice(1), headAt - 1) : { form: 'given', phrases: { noun } }
  }
  if (isSingleThing(words, headAt)) return { form: 'given', phrases: { noun } }
  if (!POINTING.test(first)) return null
  const isNameInS = head.isName && /^the .*[^s]s$/u.test(noun) && !takesArticle(noun.slice(4))
  return { form: 'given', phrases: { noun }, isPlural: isPluralWord(head) || isNameInS }
}

/** "one pan", "one good knife"; not "one pot meal", which is a kind of meal. */
function isSingleThing(words: readonly Word[], headAt: number): boolean {
  if (lowerAt(words, 0) !== 'one' || headAt === 0 || isPluralWord(words[headAt]!)) return false
  return words.slice(1, headAt).every(({ tags }) => tags.has('Adjective'))
}

/** Topics with no noun at their head: "vegan", "outside", "single and 30". */
function isLabel(words: readonly Word[], head: Word): boolean {
  if (!/\p{L}/u.test(head.text) || opensAddition(words[0]!.lower)) return true
  if (lowerAt(words, 0) === 'not' || !words.some((word) => canEnd(word.text)) || /^(?:okay|ok)$/u.test(head.lower))
    return true
  if (isMass([head.lower]) || head.isName || isPluralWord(head)) return false
  return NO_NOUNS.some((tag) => head.tags.has(tag)) && !head.tags.has('Noun')
}

/** A noun phrase without an article: a name, several things, one thing, or what is not counted. */
function readBare(words: readonly Word[], headAt: number): TopicReading {
  const bare = words.slice(0, headAt + 1)
  const head = words[headAt]!
  const noun = textOf(words)
  const lowers = bare.map((word) => word.lower)
  const next = lowerAt(words, headAt + 1)
  const isPlural = isPluralWord(head)

  if (next === 'and' || next === '&')
    return { form: 'given', phrases: { noun }, isPlural: !ONE_OF_TWO.test(noun.replace('&', 'and')) }
  if (isPlural && isListHead(head.lower, headAt < words.length - 1))
    return listReading(noun, `these ${noun}`, words, head)
  if (isPlural) {
    return { form: 'plural', phrases: { noun }, isPlural, traits: pluralTraits(head.lower, headAt < words.length - 1) }
  }
  if (next === 'of') return { form: 'given', phrases: { noun: `the ${noun}` } }
  const isUnknown = bare.length === 1 && !isCountedNoun(head.lower)
  if (!isMass(lowers) && !isUnknown) return countReading(words, headAt)
  return { form: 'mass', phrases: { noun, ...adjunctOf(bare) }, traits: isTold(lowers) ? [] : ['doable'] }
}

/** Qualities are compared only of plain plurals: not of "foods doctors avoid". */
function pluralTraits(plural: string, hasMore: boolean): TopicTrait[] {
  if (isDoablePlural(plural)) return ['doable']
  if (hasMore) return ['told']
  const singulars = [plural, plural.replace(/s$/u, ''), plural.replace(/es$/u, ''), plural.replace(/ies$/u, 'y')]
  return singulars.some((singular) => isTold([singular])) ? ['told'] : []
}

/** "Taylor Swift", "ancient Rome", "World Cup 2026". What is said "for beginners" is a skill, whatever its name. */
function readName(words: readonly Word[], headAt: number): TopicReading | null {
  const bare = words.slice(0, headAt + 1)
  const last = bare.at(-1)!
  const isNumbered = bare.length > 1 && /^\d+$/u.test(last.text) && bare.slice(0, -1).every((word) => word.isName)
  const isSite = /^\S+\p{L}\.\p{L}\S*$/u.test(textOf(bare))
  if (!last.isName && !isNumbered && !isSite) return null
  const phrases = { noun: takesArticle(textOf(bare)) ? `the ${textOf(words)}` : textOf(words), adjunct: textOf(bare) }
  return lowerAt(words, headAt + 1) === 'for'
    ? { form: 'mass', phrases, traits: ['doable'] }
    : { form: 'name', phrases }
}
