import { type Topic } from '../topic/topic.ts'
import { isTelling, trimMarks } from '../topic/clean-topic.ts'
import { isGrave } from '../topic/noun-lists.ts'
import { readTopic } from '../topic/topic-form.ts'
import { type NounPhrase, nounPhrasesOf } from './noun-phrases.ts'

/** What a description of content says that a caption can use. */
export interface Subject {
  /** The part that names what it is about, to be read as a topic. */
  about: string
  topic: Topic
  /** What the content deals with beside its topic, each with its article as it stood: `the scoring mistake`. */
  points: readonly string[]
  /** All noun phrases, those of the topic first. */
  phrases: readonly NounPhrase[]
  /** One more sentence of the description, as it was typed; empty where none can stand in a caption. */
  detail: string
}

const MEDIUM = '(?:reel|video|clip|carousel|photo dump|photo|picture|short|vlog|tiktok|post|episode|slideshow|story)'
const SHOWS =
  '(?:show(?:s|ing)?|explain(?:s|ing)?|shar(?:e|es|ing)|talk(?:s|ing)? about|tell(?:s|ing)?|teach(?:es|ing)?|walk(?:s|ing)? (?:you )?through|demonstrat(?:e|es|ing)|break(?:s|ing)? down|cover(?:s|ing)?|present(?:s|ing)?|is about|is on|features?)'
/** What stands before the subject in a description. Applied again and again. */
const LEADS = [
  new RegExp(
    `^(?:please )?(?:write|make|create|give me|generate|i need|need|i want)\\s+(?:me )?(?:an? |some |the |my )?(?:\\w+ )?captions?\\s+(?:for|about|on)\\s+`,
    'iu',
  ),
  /^captions?\s+(?:for|about|on)\s+/iu,
  new RegExp(`^in (?:this|today['’]s|my (?:new|latest|next)|the) (?:\\w+ )?${MEDIUM},?\\s+`, 'iu'),
  new RegExp(
    `^(?:today,?\\s+)?(?:i|we)(?:['’]m|['’]re|['’]ll| am| are| will)?\\s+(?:going to )?${SHOWS}\\s+(?:you |people |viewers |everyone |about )*`,
    'iu',
  ),
  new RegExp(
    `^(?:this|the|my|our|it|here)(?: (?:new )?${MEDIUM})? ${SHOWS}\\s+(?:you |people |viewers |everyone |about )*`,
    'iu',
  ),
  new RegExp(
    `^(?:an?|the|my|this|our)? ?(?:(?:quick|short|new|funny|little) )?${MEDIUM} (?:showing|about|of|explaining|on|where|from|in which)\\s+(?:you )?`,
    'iu',
  ),
  /^(?:showing|explaining|sharing|teaching)\s+(?:you |people |viewers |everyone )?(?=how|why|what|where|when|my|the|our|an?\s)/iu,
]
const SENTENCE_END = /(?<=[.!?…][)\]"”’]?)\s+(?=\S)|(?<=[。！？])|\n+/u
/** A sentence meant for whoever writes the caption, not for its readers. */
const FOR_THE_WRITER =
  /\b(?:captions?|hashtags?|emojis?|tone|call to action|cta|prompts?|instructions?|ignore|please|write|mention|include|audience|characters|keywords?|https?|www)\b|[<>{}[\]#@]/iu
const LONGEST_DETAIL = 140
const MOST_POINTS = 4

/**
 * Reads a description of content: 1 to 2,000 characters of anything. Where any sentence is grave the topic is read
 * from that sentence, so that nothing light is said about it.
 */
export function readSubject(content: string): Subject {
  const plain = withoutLead(content.toWellFormed().trim())
  const sentences = plain.split(SENTENCE_END).filter(isTelling)
  const first = readTopic(plain)
  const grave = first.traits.has('grave') ? undefined : sentences.find((sentence) => isGrave(wordsOf(sentence)))
  const about = grave ?? plain
  const read = grave === undefined ? first : readTopic(grave)
  const topic = grave === undefined ? read : { ...read, traits: new Set(read.traits).add('grave') }
  const isEnglish = topic.language === 'en'
  const phrases = isEnglish ? nounPhrasesOf(plain) : []
  const known = new Set(wordsOf(topic.phrases.label).map(stemOf))
  const isNew = ({ name }: NounPhrase) => wordsOf(name).some((word) => !known.has(stemOf(word)))
  const sorted = [...phrases.filter((phrase) => !isNew(phrase)), ...phrases.filter(isNew)]
  return {
    about,
    topic,
    phrases: sorted,
    points: topic.traits.has('grave') ? [] : pointsOf(phrases.filter(isNew)),
    detail: grave === undefined ? detailOf(sentences.slice(1)) : '',
  }
}

/** The points that say most: those of an enumeration before others; in the order of the text. */
function pointsOf(phrases: readonly NounPhrase[]): string[] {
  const listed = phrases.filter(({ isListed }) => isListed)
  const chosen = listed.length >= 2 ? listed : phrases
  return chosen.slice(0, MOST_POINTS).map(({ phrase }) => phrase)
}

function detailOf(sentences: readonly string[]): string {
  const fitting = sentences
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .find((sentence) => {
      const isLong = sentence.split(' ').length >= 4 || /\p{Script=Han}|\p{Script=Hiragana}/u.test(sentence)
      return isLong && sentence.length <= LONGEST_DETAIL && !FOR_THE_WRITER.test(sentence)
    })
  if (fitting === undefined) return ''
  return /[.!?…。！？]["”’)]?$/u.test(fitting) ? fitting : `${trimMarks(fitting)}.`
}

function withoutLead(content: string): string {
  let rest = content
  for (let round = 0; round < 3; round += 1) {
    for (const lead of LEADS) {
      const shorter = rest.replace(lead, '')
      if (isTelling(shorter)) rest = shorter
    }
  }
  return rest
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
}

function stemOf(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/s$/u, '')
}
