import { pluralOf } from '../topic/inflection.ts'
import { type Topic, type TopicForm } from '../topic/topic.ts'
import { readTopic } from '../topic/topic-form.ts'
import { MAX_HASHTAG_CHARACTERS } from '../../../../../shared/features/captions/captions.constants.ts'
import { type KnownNiche, NICHES } from './niches.data.ts'

/** What a niche brings to a text on any topic. */
export interface Niche {
  /** Its name as it stands in the middle of a sentence: `personal finance`. May be a plural: no verb goes with it. */
  name: string
  /** Who does it, plural: `home cooks`. */
  people: string
  /** Where it happens, after "in" or "at" as given: `in your kitchen`. */
  place: string
  /** Concrete moments of its daily life, each a clause that can follow "like" or "think of": `a pan that is too cold`. */
  moments: readonly string[]
  /** Things that one has at hand, with their article: `a sharp knife`. */
  things: readonly string[]
  /** Hashtags that fit any post of the niche, with `#`, at most 30 characters each. */
  hashtags: readonly string[]
  emoji: readonly string[]
}

/** Where the name of a thing ends and what it is for begins: "photography *for* families". */
const REST_OF_NAME = /\s(?:for|of|about|with|without|in|on|at|to|from|by)\s/iu
/** An answer that is longer is a sentence, not a name. */
const LONGEST_NAME = 40

/** Answers whose nearest table would be too light for them. */
const TOO_HEAVY =
  /\b(?:mental health|therap\w+|anxiety|depression|addiction|recovery|chronic|cancer|trauma|autism|adhd)\b/iu
/** Told as a sentence, what somebody does comes first: "I teach kids to code". */
const SENTENCES: ReadonlySet<TopicForm> = new Set(['story', 'claim', 'own-clause', 'clause', 'order', 'ban'])
/** Names of people, things or orders, which cannot follow "in" as a field can. */
const NO_FIELD: ReadonlySet<TopicForm> = new Set(['count', 'plural', 'name'])
const FAITH = /^(?=christian|islam|muslim|jewish|judaism|catholic|buddhis|hindu|bible)\p{Ll}/u

const CHOICES = new Map(NICHES.filter(({ choice }) => choice !== undefined).map((niche) => [niche.choice!, niche]))
const BY_WORDS = new Map(NICHES.flatMap((niche) => niche.words.split('|').map((words) => [words, niche] as const)))
const MOST_WORDS = 3

/**
 * The niche of an answer of onboarding: a choice brings its table, an answer of one's own that is recognized brings the
 * nearest table under its own name, any other brings words made of itself. Takes any text, also an empty one.
 */
export function nicheOf(answer: string): Niche {
  const chosen = CHOICES.get(answer)
  if (chosen !== undefined) return withoutKeys(chosen)
  const topic = readTopic(answer)
  const name = nameOf(topic)
  const isLight = !isHeavy(topic) && !TOO_HEAVY.test(answer)
  const known = isLight ? recognized(answer, SENTENCES.has(topic.form)) : undefined
  if (known === undefined) return ownNiche(topic, name)
  return { ...withoutKeys(known), name: (NO_FIELD.has(topic.form) ? null : name) ?? known.name }
}

function withoutKeys({ name, people, place, moments, things, hashtags, emoji }: KnownNiche): Niche {
  return { name, people, place, moments, things, hashtags, emoji }
}

function isHeavy({ traits }: Pick<Topic, 'traits'>): boolean {
  return traits.has('grave') || traits.has('solemn')
}

/** What an answer is called inside a sentence; null where it is no name of anything. */
function nameOf({ form, phrases, traits }: Topic): string | null {
  if (phrases.label.length > LONGEST_NAME || form === 'own' || form === 'sign' || form === 'empty') return null
  if (form === 'foreign') return phrases.label
  if (traits.has('being') || phrases.order !== undefined) return null
  if (form === 'count' && phrases.kind !== undefined) return isHeavy({ traits }) ? phrases.kind : pluralOf(phrases.kind)
  const name = phrases.doing ?? phrases.noun ?? null
  return name?.replace(FAITH, (letter) => letter.toUpperCase()) ?? null
}

/** In English the last word says what a thing is: "dog photography" is photography, "bookkeeping for cafés" is tax. */
function recognized(answer: string, isSentence: boolean): KnownNiche | undefined {
  const text = answer.toLowerCase()
  if (isSentence) return knownIn(text)[0]
  const [head = ''] = text.split(REST_OF_NAME)
  return knownIn(head).at(-1) ?? knownIn(text).at(-1)
}

/** The niches whose words stand in a text, by where they end; of those that end together the longest. */
function knownIn(text: string): KnownNiche[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  return words.flatMap((_, last) => {
    for (let first = Math.max(0, last + 1 - MOST_WORDS); first <= last; first += 1) {
      const found = BY_WORDS.get(words.slice(first, last + 1).join(' '))
      if (found !== undefined) return [found]
    }
    return []
  })
}

function ownNiche(topic: Topic, name: string | null): Niche {
  const isEnglish = topic.language === 'en' && name !== null
  return {
    name: name ?? 'my field',
    people: isEnglish ? `people who care about ${name}` : 'people who follow me',
    place: 'in your day',
    moments: isEnglish
      ? [
          `a question about ${name} that comes up every week`,
          `the part of ${name} that most people skip`,
          `a detail of ${name} that is easy to miss`,
          `the first thing people get wrong about ${name}`,
        ]
      : [],
    things: [],
    hashtags: hashtagOf(name ?? ''),
    emoji: isHeavy(topic) || name === null || TOO_HEAVY.test(name) ? [] : ['✨'],
  }
}

/** The hashtag of a name: its letters and digits in one word; none where that is too long or only digits. */
function hashtagOf(name: string): string[] {
  const word = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  const isTag = /\p{L}/u.test(word) && word.length < MAX_HASHTAG_CHARACTERS
  return isTag ? [`#${word}`] : []
}
