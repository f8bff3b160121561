import { PHRASE_LIMITS, shortenPhrase, trimAdditions, type PhraseLimit } from './shorten.ts'
import { type Topic, type TopicPhrases } from './topic.ts'

/** Words that a phrase keeps in its short form, so that its verb and what it acts on stay in. */
const FLOORS: Partial<Record<keyof TopicPhrases, number>> = {
  statement: 4,
  question: 4,
  clause: 4,
  order: 3,
  action: 2,
  these: 3,
}

/** Shapes that say the whole topic; where one is there, the label is the same. */
const SENTENCES = ['question', 'clause', 'statement', 'order'] as const

/** The phrases of a topic at the two lengths that lines have room for. */
export function phrasesIn(whole: TopicPhrases): Pick<Topic, 'phrases' | 'brief' | 'isBrief'> {
  const phrases = eachPhrase(whole, shortenPhrase, PHRASE_LIMITS.full)
  const brief = eachPhrase(phrases, inShortLine, PHRASE_LIMITS.brief)
  const isBrief = Object.entries(phrases).every(([name, phrase]) => brief[name as keyof TopicPhrases] === phrase)
  return { phrases: labelled(phrases), brief: labelled(brief), isBrief }
}

/** A phrase without additions stays whole as long as a short line has room for it, a question a little longer. */
function inShortLine(phrase: string, limit: PhraseLimit, name: keyof TopicPhrases): string {
  if (!isLong(phrase, limit)) return phrase
  if (name === 'question' && !isLong(phrase, PHRASE_LIMITS.wholeQuestion)) return phrase
  return trimAdditions(phrase, limit) ?? (isLong(phrase, PHRASE_LIMITS.whole) ? shortenPhrase(phrase, limit) : phrase)
}

function eachPhrase(
  phrases: TopicPhrases,
  cut: (phrase: string, limit: PhraseLimit, name: keyof TopicPhrases) => string,
  limit: PhraseLimit,
): TopicPhrases {
  const entries = Object.entries(phrases) as [keyof TopicPhrases, string][]
  const cuts = entries.map(([name, phrase]) => {
    const floor = FLOORS[name]
    return [name, cut(phrase, floor === undefined ? limit : { ...limit, words: limit.words + 1, floor }, name)]
  })
  return Object.fromEntries(cuts) as TopicPhrases
}

function isLong(phrase: string, { words, units }: PhraseLimit): boolean {
  return phrase.length > units || phrase.split(' ').length > words
}

function labelled(phrases: TopicPhrases): TopicPhrases {
  const sentence = SENTENCES.find((name) => phrases[name] !== undefined)
  return sentence === undefined ? phrases : { ...phrases, label: phrases[sentence]! }
}
