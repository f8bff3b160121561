import nlp from 'compromise/two'

/** A noun phrase of a text. */
export interface NounPhrase {
  /** With its article and in the case it has inside a sentence: `the scoring mistake`. */
  phrase: string
  /** Without article, number or possessive: `scoring mistake`. */
  name: string
  /** Whether it is part of an enumeration. */
  isListed: boolean
}

interface Term {
  text: string
  post: string
  tags: ReadonlySet<string>
}

/** The library's types leave out what its documents hold. */
const read = nlp as unknown as (text: string) => { docs: readonly (readonly Term[])[] }

const LONGEST = { words: 4, characters: 34 }
/** Heads that say nothing of what a content is about. */
const EMPTY_HEADS = new Set(
  'reel reels video videos clip post posts photo photos picture tip tips thing things way ways people everyone someone anyone somebody person day days today time times example examples part parts lot lots kind kinds bit one ones scene scenes content month months week weeks year years hour hours minute minutes morning evening night life moment step steps fact facts idea ideas reason reasons stuff everything something anything nothing nobody side number word words caption hashtag hashtags follower followers viewer viewers camera instructions instruction beginners beginner deadline secret topic home work use end start result old sign signs dollar dollars euro euros pound pounds cent cents buck bucks percent second seconds inch inches foot feet meter meters mile miles'.split(
    ' ',
  ),
)
/** Words that the library takes for the last of a phrase. */
const NO_HEAD =
  /^(?:works|matters|means|makes|needs|looks|feels|helps|counts|starts|ends|here|there|now|today|tonight)$/u
/** "pastel de nata". */
const LINK = /^(?:de|di|du|del|da|do|al|la)$/iu
const KEPT_BEFORE = /^(?:an?|the|my|our|your)$/u
/** What follows is said not to be there. */
const NEGATION = /^(?:no|not|without|never|zero|instead)$/u
const THEIRS = /^(?:his|her|their|its|this|that|these|those|each|every|some|any|all|both|another|other)$/u

/** The noun phrases of an English text in their order, each once, without those that could be of any text. */
export function nounPhrasesOf(text: string): NounPhrase[] {
  const found = new Map<string, NounPhrase>()
  for (const sentence of read(withoutTitleCase(text)).docs) {
    for (const phrase of phrasesIn(sentence)) {
      const key = phrase.name.toLowerCase()
      if (!found.has(key)) found.set(key, phrase)
    }
  }
  return [...found.values()]
}

/** Capitals of a title or of shouting say nothing of names. */
function withoutTitleCase(text: string): string {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  return words.length > 1 && capitals.length > words.length * 0.6 ? text.toLowerCase() : text
}

function phrasesIn(sentence: readonly Term[]): NounPhrase[] {
  const phrases: NounPhrase[] = []
  let from = 0
  while (from < sentence.length) {
    const to = endOfPhrase(sentence, from)
    if (to > from) {
      const phrase = phraseOf(sentence, from, to)
      if (phrase !== null) phrases.push(phrase)
    }
    from = Math.max(to, from + 1)
  }
  return phrases
}

/** The index behind the phrase that starts at `from`; `from` itself where none does. */
function endOfPhrase(sentence: readonly Term[], from: number): number {
  let at = from
  let end = from
  for (; at < sentence.length; at += 1) {
    const term = sentence[at]!
    const opens = at === from && isOpener(term)
    const isHead = isNoun(term) || isNamedDeed(sentence, at, from)
    const links = end === at && at > from && LINK.test(term.text) && isNounAt(sentence, at + 1)
    const numbers = end === at && at > from && /^\d+$/u.test(bare(term.text))
    const leads = end === from && (isAdjective(term) || /\p{L}['’]s$/u.test(term.text))
    if (!opens && !isHead && !leads && !links && !numbers) break
    if (isHead || numbers) end = at + 1
    if (term.post.trim() !== '') break
  }
  return end
}

function phraseOf(sentence: readonly Term[], from: number, to: number): NounPhrase | null {
  if (NO_HEAD.test(lowerOf(sentence[to - 1]))) {
    return isNounAt(sentence, to - 2) && to - 1 > from ? phraseOf(sentence, from, to - 1) : null
  }
  const terms = sentence.slice(from, to)
  const [opener, ...others] = terms
  const opens = opener !== undefined && isOpener(opener)
  const named = opens ? others : terms
  const head = named.at(-1)
  const before = sentence[from - 1]
  const next = head?.post.trim() === '' ? sentence[to] : undefined
  if (head === undefined || NEGATION.test(lowerOf(before)) || /['’]s$/u.test(head.text)) return null
  if (EMPTY_HEADS.has(lowerOf(head)) && !named.slice(0, -1).some(isNoun)) return null
  // "a tiled floor": the article stands too far away.
  if (before?.tags.has('Verb') === true && isOpener(sentence[from - 2])) return null
  // "five budget phones", "interest works": a verb in -s may be the noun that is missing here.
  if (next?.tags.has('Verb') === true && next.text.endsWith('s') && !next.tags.has('Copula')) return null
  if (named.some(({ text }) => !/^[\p{L}\p{M}\p{N}'’-]+$/u.test(bare(text)))) return null
  const name = named.map((term, at) => cased(term, from === 0 && !opens && at === 0)).join(' ')
  const article = opens && KEPT_BEFORE.test(lowerOf(opener)) ? `${lowerOf(opener)} ` : ''
  const phrase = article + name
  if (named.length > LONGEST.words || phrase.length > LONGEST.characters || name.length < 3) return null
  const isListed = /,/u.test(head.post) || isJoined(before) || lowerOf(next) === 'and'
  return { phrase, name, isListed }
}

function isOpener(term: Term | undefined): boolean {
  if (term === undefined) return false
  const { text, tags } = term
  const lower = text.toLowerCase()
  return KEPT_BEFORE.test(lower) || THEIRS.test(lower) || (tags.has('Value') && !tags.has('Noun'))
}

function isNoun({ tags }: Term): boolean {
  return (
    tags.has('Noun') &&
    !['Pronoun', 'Possessive', 'Date', 'Value', 'Url', 'Email', 'HashTag', 'AtMention', 'Emoji'].some((tag) =>
      tags.has(tag),
    )
  )
}

function isNounAt(sentence: readonly Term[], at: number): boolean {
  const term = sentence[at]
  return term !== undefined && isNoun(term)
}

function isAdjective({ tags }: Term): boolean {
  return tags.has('Adjective') && !tags.has('Superlative') && !tags.has('Comparative')
}

/**
 * A gerund that stands as a thing: alone in an enumeration, or after the noun it happens to. Also a plural at the end of
 * one that the library takes for a verb: "cameras and screens".
 */
function isNamedDeed(sentence: readonly Term[], at: number, from: number): boolean {
  const term = sentence[at]!
  const next = sentence[at + 1]
  const first = sentence[at - 2]
  if (term.tags.has('Verb') && /[^s]s$/u.test(bare(term.text)) && lowerOf(sentence[at - 1]) === 'and' && at === from) {
    return first !== undefined && isNoun(first) && (next === undefined || term.post.trim() !== '')
  }
  if (!term.tags.has('Gerund')) return false
  const ends = term.post.trim() !== '' || next === undefined || lowerOf(next) === 'and'
  const begins = at === from && (at === 0 || isJoined(sentence[at - 1]))
  return ends && (begins || (at > from && isNoun(sentence[at - 1]!)))
}

function isJoined(before: Term | undefined): boolean {
  return before !== undefined && (/[,:]/u.test(before.post) || /^(?:and|or|&)$/u.test(lowerOf(before)))
}

function cased({ text, tags }: Term, isFirst: boolean): string {
  const word = bare(text)
  const isName = tags.has('ProperNoun') || tags.has('Acronym') || /\p{L}.*\p{Lu}/u.test(word)
  return isFirst && !isName ? word.toLowerCase() : word
}

function bare(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function lowerOf(term: Term | undefined): string {
  return term === undefined ? '' : bare(term.text).toLowerCase()
}
