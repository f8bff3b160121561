import { type TopicReading } from './topic.ts'
import { canEndSentence, isAuxiliary, isSureBase, isSureThirdPerson } from './verb-lists.ts'
import { lowerAt, textOf, type Word } from './word.ts'

const FIRST_PERSON = /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll)$/u
const PAST_LIKE_BASE = /^(?:quit|put|cut|let|set|hit|hurt|read|spent|bet|shut|split|beat|cost|became|ran)$/u
const OTHER_PERSON =
  /^(?:you|he|she|it|they|this|that|these|those|everyone|everybody|nobody|someone|something|nothing|everything|people|you're|he's|she's|it's|they're|you've|they've|there's|that's)$/u
/** After these a verb belongs to a clause inside a noun phrase. */
const SUBORDINATE =
  /^(?:who|that|which|what|when|where|why|how|while|if|because|as|than|before|after|until|since|for|i|you|we|they)$/u
const DETERMINED = /^(?:my|the|our|your|his|her|their|this|that|a|an)$/u
const AFTER_PARTICIPLE = /^(?:in|by|on|at|from|with|as|during|for|under|through)$/u

/** Reads a sentence that is told in the first person: "I quit my job to paint". */
export function readStory(words: readonly Word[]): TopicReading | null {
  if (words.length < 3 || !FIRST_PERSON.test(lowerAt(words, 0))) return null
  const first = lowerAt(words, 0)
  const verb = words
    .slice(1)
    .find((word) => !word.tags.has('Adverb') && !/^(?:never|always|just|finally|almost)$/u.test(word.lower))
  const isPast = verb !== undefined && (verb.tags.has('PastTense') || PAST_LIKE_BASE.test(verb.lower))
  const isUnderway = /'(?:m|re)$/u.test(first) && verb !== undefined && verb.lower.endsWith('ing')
  const isDeed = isUnderway || (!/'(?:m|ll|re)$/u.test(first) && (isPast || /'(?:ve|d)$/u.test(first)))
  return { form: 'story', phrases: { statement: textOf(words) }, traits: isDeed ? ['deed'] : [] }
}

/** Reads any other sentence: "dogs dream in color", "the iPhone is dead". Null for noun phrases. */
export function readClaim(words: readonly Word[]): TopicReading | null {
  if (words.length < 2) return null
  const isPronoun = OTHER_PERSON.test(lowerAt(words, 0)) && opensWithVerb(words)
  if (!isPronoun && finiteVerbAt(words) === -1) return null
  const form = /^(?:my|our)$/u.test(lowerAt(words, 0)) ? 'story' : 'claim'
  return { form, phrases: { statement: textOf(words) } }
}

function opensWithVerb(words: readonly Word[]): boolean {
  const second = words[1]!
  if (/'(?:s|re|ve)$/u.test(lowerAt(words, 0))) return words.length > 2
  if (isAuxiliary(second.lower) || isSureThirdPerson(second.lower)) return true
  const isBase = second.tags.has('Verb') && !second.tags.has('Gerund')
  return words.length > 2 && isBase && /^(?:you|they|people|everyone|nobody|she|he)$/u.test(lowerAt(words, 0))
}

/** Where the verb of the sentence stands; -1 when there is none that is sure. */
function finiteVerbAt(words: readonly Word[]): number {
  return words.findIndex((word, at) => {
    if (at === 0 || words.slice(0, at).some((before) => SUBORDINATE.test(before.lower))) return false
    return isFinite(words, at, word)
  })
}

function isFinite(words: readonly Word[], at: number, word: Word): boolean {
  const before = words[at - 1]!
  const next = lowerAt(words, at + 1)
  if (DETERMINED.test(before.lower)) return false
  if (before.tags.has('Preposition') || before.lower === 'to') return false
  if (isAuxiliary(word.lower)) return next !== ''
  if (isSureThirdPerson(word.lower) && (next !== '' || canEndSentence(word.lower)))
    return !before.lower.endsWith('s') && !before.tags.has('Adjective')
  if (isPastVerb(words, at, word)) return true
  const isPluralSubject = at <= 2 && (before.tags.has('Plural') || /[^s]s$/u.test(before.lower)) && !before.isName
  if (isPluralSubject && at === 1 && isSureBase(word.lower)) return next !== ''
  return (
    isPluralSubject &&
    word.tags.has('Infinitive') &&
    /^(?:in|a|an|the|my|your|their|his|her|you|me|us|them|it|about|like|with|too|more|better|less|on|to|every|all|no)$/u.test(
      next,
    )
  )
}

function isPastVerb(words: readonly Word[], at: number, word: Word): boolean {
  const isDetermined = DETERMINED.test(lowerAt(words, 0)) || words[0]!.isName
  if (!word.tags.has('PastTense') || !words[at - 1]!.tags.has('Noun')) return false
  return isDetermined && !AFTER_PARTICIPLE.test(lowerAt(words, at + 1))
}
