import nlp from 'compromise/two'
import { cleanTopic, isTelling } from './clean-topic.ts'
import { readEnglish } from './english-topic.ts'
import { foreignLabel } from './foreign-label.ts'
import { hasEmoji } from './graphemes.ts'
import { isCommonNoun, isGrave, isSolemn } from './noun-lists.ts'
import { languageOf } from './language.ts'
import { mainPart } from './main-part.ts'
import { phrasesIn } from './phrase-lengths.ts'
import { inSentenceCase, type CasedWord, type Dictionary } from './sentence-case.ts'
import { type Topic, type TopicReading, type TopicTrait } from './topic.ts'
import { textOf, type Word } from './word.ts'

/** Cities and the like that are everyday words. */
const PLACES_AND_WORDS = new Set(
  'nice reading mobile bath split cork orange male tours lens turkey china jersey bari essen hull chad jordan georgia batman buffalo phoenix'.split(
    ' ',
  ),
)

const COMMON_TAGS = new Set(
  'Adjective Singular Plural Infinitive PresentTense PastTense Gerund Adverb Uncountable Preposition Determiner Conjunction Pronoun Possessive Copula Modal Actor Unit Duration Date QuestionWord Comparative Superlative PhrasalVerb TextValue Participle Noun Reflexive Verb Negative'.split(
    ' ',
  ),
)
const PLACE_TAGS = new Set(['City', 'Country', 'Region', 'Place', 'Demonym', 'WeekDay'])

/** The library takes words already separated, which its types do not tell. */
const parse = nlp as unknown as (sentences: string[][]) => { termList(): { text: string; tags: ReadonlySet<string> }[] }
const { lexicon } = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one

const dictionary: Dictionary = { isCommon, isPlace }

/**
 * Understands a topic of any kind: its language, its grammatical form and the phrases it can be spoken of with.
 * Takes what the user typed, 1 to 2,000 characters of anything. This and `caption/noun-phrases.ts` know the language library.
 */
export function readTopic(typed: string): Topic {
  const cleaned = mainPart(cleanTopic(typed))
  if (!isTelling(cleaned.text)) return readSign(cleaned.text)
  const language = languageOf(cleaned.text)
  if (language !== 'en') {
    return inForm({ form: 'foreign', phrases: {} }, foreignLabel(cleaned.text, language), language)
  }

  const { reading, words } = readEnglish(taggedWords(inSentenceCase(cleaned.text, dictionary)), cleaned.ending === '?')
  const label = textOf(words)
  const lowers = words.map((word) => word.lower)
  const mood: TopicTrait[] = [
    ...(isGrave(lowers) ? (['grave'] as const) : []),
    ...(isSolemn(lowers) ? (['solemn'] as const) : []),
  ]
  return inForm({ ...reading, traits: [...(reading.traits ?? []), ...mood] }, label, 'en')
}

function readSign(text: string): Topic {
  return inForm({ form: hasEmoji(text) ? 'sign' : 'empty', phrases: {} }, text, 'other')
}

function inForm(reading: TopicReading, label: string, language: Topic['language']): Topic {
  const { form, isPlural = false, traits = [] } = reading
  const whole = { ...reading.phrases, label }
  return { form, language, isPlural, traits: new Set(traits), ...phrasesIn(whole) }
}

/** The words with what the library makes of each; it is given them one by one, so that both count alike. */
function taggedWords(cased: readonly CasedWord[]): Word[] {
  const bare = cased.map(({ text }) => text.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%+#]+$/gu, '') || text)
  const terms = parse([bare])
    .termList()
    .filter(({ text }) => text !== '')
  return cased.map(({ text, isName }, at) => {
    const lower = (bare[at] ?? text).toLowerCase().replace(/’/gu, "'")
    return { text, lower, tags: terms[at]?.tags ?? new Set(), isName }
  })
}

function isCommon(word: string): boolean {
  return (
    isCommonNoun(word) ||
    /^[a-z]{4,}(?:ing|tion|ness|ment)s?$/u.test(word) ||
    tagsOf(word).some((tag) => COMMON_TAGS.has(tag))
  )
}

function isPlace(word: string): boolean {
  return !PLACES_AND_WORDS.has(word) && tagsOf(word).some((tag) => PLACE_TAGS.has(tag))
}

function tagsOf(word: string): readonly string[] {
  const tags = Object.hasOwn(lexicon, word) ? lexicon[word] : undefined
  return tags === undefined ? [] : [tags].flat()
}
