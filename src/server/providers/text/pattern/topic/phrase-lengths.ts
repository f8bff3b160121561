import { PHRASE_LIMITS, shortenPhrase, trimAdditions, type PhraseLimit } from './shorten.ts'
import { type TopicPhrases } from './topic.ts'

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
export function phrasesIn(whole: TopicPhrases): { phrases: TopicPhrases; brief: TopicPhrases } {
  const phrases = eachPhrase(whole, (phrase, limit) => shortenPhrase(phrase, limit), PHRASE_LIMITS.full)
  const brief = eachPhrase(
    phrases,
    (phrase, limit) => (isLong(phrase, limit) ? (trimAdditions(phrase, limit) ?? phrase) : phrase),
    PHRASE_LIMITS.brief,
  )
  return { phrases: labelled(phrases), brief: labelled(brief) }
}

function eachPhrase(
  phrases: TopicPhrases,
  cut: (phrase: string, limit: PhraseLimit) => string,
  limit: PhraseLimit,
): TopicPhrases {
  const entries = Object.entries(phrases) as [keyof TopicPhrases, string][]
  const cuts = entries.map(([name, phrase]) => {
    const floor = FLOORS[name]
    return [name, cut(phrase, floor === undefined ? limit : { ...limit, words: limit.words + 1, floor })]
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
