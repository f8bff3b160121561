import { articleFor } from '../topic/article.ts'
import { readTopic } from '../topic/topic-form.ts'
import { type Topic, type TopicPhrases } from '../topic/topic.ts'

/** How a topic is told, which decides what can be said about it. */
export type Family =
  | 'doing'
  | 'looking'
  | 'question'
  | 'claim'
  | 'versus'
  | 'story'
  | 'own'
  | 'list'
  | 'plain'
  | 'grave'
  | 'native'

/** A topic as a script speaks of it. */
export interface Subject {
  family: Family
  /** The topic with a noun in the shape that the family's lines take. */
  topic: Topic
  /** What the topic is called where its family has many: "this question". */
  matter: string
}

/** What a script is about whose topic has nothing to read. */
const WORDLESS: TopicPhrases = { label: 'saying it without words', noun: 'saying it without words' }

/** Kinds that nobody does or keeps, though they are counted: "FBI agent". */
const PEOPLE_AND_THINGS =
  /\b(?:agent|officer|nurse|doctor|lawyer|teacher|student|worker|engineer|designer|manager|writer|artist|scientist|pilot|chef|coach|king|queen|president|actor|singer|umbrella|bird|dog|cat|horse)$/iu

const NATIVE_LANGUAGES: ReadonlySet<Topic['language']> = new Set(['de', 'es', 'fr', 'pt', 'it'] as const)

/** Reads a topic, 1 to 2,000 characters of anything, for a script. */
export function subjectOf(typed: string): Subject {
  const topic = readTopic(typed)
  if (topic.form === 'empty') {
    return subject('doing', { ...topic, language: 'en', phrases: WORDLESS, brief: WORDLESS, isPlural: false })
  }
  if (topic.traits.has('grave')) return subject('grave', topic)
  if (topic.form === 'foreign') return subject(NATIVE_LANGUAGES.has(topic.language) ? 'native' : 'plain', topic)
  return spokenSubject(topic)
}

function spokenSubject(topic: Topic): Subject {
  const isDoable = topic.traits.has('doable')
  switch (topic.form) {
    case 'mass':
    case 'plural':
      return subject(isDoable ? 'doing' : 'looking', topic)
    case 'count':
      return named(
        isDoable && !PEOPLE_AND_THINGS.test(topic.phrases.kind ?? '') ? 'doing' : 'looking',
        topic,
        ({ noun, kind = '' }) => noun ?? `${articleFor(kind)} ${kind}`,
      )
    case 'given':
    case 'name':
      return subject('looking', topic)
    case 'doing':
    case 'span':
      return subject('doing', topic)
    case 'instruction':
    case 'order':
      return named('doing', topic, deedOf)
    case 'ban':
      return named('doing', topic, ({ doing }) => (doing === undefined ? undefined : `not ${doing}`))
    case 'question':
      return isDoable ? named('doing', topic, deedOf) : subject('question', topic)
    case 'clause':
      return subject('question', topic)
    case 'claim':
      return subject('claim', topic, 'claim')
    case 'versus':
      return subject('versus', topic, 'choice')
    case 'story':
      return subject('story', topic)
    case 'own':
      return subject('own', topic)
    case 'own-clause':
      return named('own', topic, ({ clause }) => clause)
    case 'list':
      return subject('list', topic)
    default:
      return subject('plain', topic)
  }
}

/** "baking bread", "being kind", "learning to let go". */
function deedOf({ doing, action, order }: TopicPhrases): string | undefined {
  if (doing !== undefined) return doing
  if (action !== undefined) return `learning to ${action}`
  return order?.startsWith('be ') ? order.replace(/^be/u, 'being') : undefined
}

/** A topic under a noun made from its phrases; told as a bare title where there is none. */
function named(family: Family, topic: Topic, nounOf: (phrases: TopicPhrases) => string | undefined): Subject {
  const noun = nounOf(topic.phrases)
  const brief = nounOf(topic.brief)
  if (noun === undefined || brief === undefined) return subject('plain', topic)
  const isPlural = topic.isPlural && topic.phrases.noun !== undefined
  return subject(family, {
    ...topic,
    isPlural,
    phrases: { ...topic.phrases, noun },
    brief: { ...topic.brief, noun: brief },
  })
}

function subject(family: Family, topic: Topic, matter = 'question'): Subject {
  return { family, topic, matter }
}
