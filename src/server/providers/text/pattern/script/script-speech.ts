import { type Voice } from '../creator/voice.ts'
import { fillTemplate, settleChoices } from '../fill-template.ts'
import { withoutShortForms } from '../plain-speech.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { type TopicPhrases } from '../topic/topic.ts'
import { type Subject } from './script-subject.ts'

/** Turns the lines of the stock into what is said, and never says a sentence twice. */
export interface Speech {
  /** A line said; null when it lacks a phrase or a sentence of it has been said already. */
  say(line: string, fills?: Readonly<Record<string, string>>): string | null
  /** The first of some lines, in any order, that can be said; those that were not said with other words come first. */
  sayOneOf(lines: readonly string[], fills?: Readonly<Record<string, string>>): string | null
  /** A line for the eye: it may come again. */
  show(line: string, fills?: Readonly<Record<string, string>>): string
  /** Takes note of what somebody else has said. */
  hear(text: string): void
}

const OWN_SLOT = /\{(q|Q|matter|name|names|moment|thing|people|People|place|niche|audience)\}/gu
/** Stands for a slot while the topic is put in; no topic holds it, as private characters are taken off. */
const HELD = /\uE000(\w+)\uE001/gu
/** Places that can be stood in and filmed. */
const ROOM = /\b(?:kitchen|mirror|desk|table|studio|home|garden|workshop|room)\b/iu
const SENTENCE_GAP = /(?<=[.?!。！？][)"'”’]?)\s+/u

/** "Keep keeping a starter alive": the topic begins with the verb of the line. */
const DOUBLED = /\b(\p{L}+) \1\p{L}?ing\b/iu

/** How a script is spoken. */
interface Manner {
  hasShortForms: boolean
  /** Takes the short phrases of the topic. */
  isBrief: boolean
  /** Takes the shortest of several ways to say a thing. */
  isTerse: boolean
  random: SeededRandom
}

/** Makes the voice of one script. */
export function createSpeech(
  { topic, matter, family }: Subject,
  voice: Voice | null,
  { hasShortForms, isBrief, isTerse, random }: Manner,
): Speech {
  const said = new Set<string>()
  const used = new Set<string>()
  const phrases = isBrief ? topic.brief : topic.phrases
  const standing: Record<string, string> = { ...quotesOf(phrases, topic.form === 'sign'), matter, ...worldOf(voice) }

  function wordsOf(line: string, fills: Readonly<Record<string, string>>): string | null {
    const settled = settleChoices(line, random)
    const spoken = hasShortForms || family === 'native' ? settled : inFull(settled)
    const filled = fillTemplate(spoken.replace(OWN_SLOT, '\uE000$1\uE001'), topic, phrases)
    if (filled === null) return null
    let isComplete = true
    const text = filled.replace(HELD, (_, slot: string) => {
      const fill = fills[slot] ?? standing[slot]
      if (fill === undefined) isComplete = false
      return fill ?? ''
    })
    return isComplete ? frenchSpaced(text) : null
  }

  function frenchSpaced(text: string): string {
    return topic.language === 'fr' ? text.replace(/ (?=[:?!;])/gu, '\u00A0') : text
  }

  function say(line: string, fills: Readonly<Record<string, string>> = {}): string | null {
    const text = wordsOf(line, fills)
    if (text === null || DOUBLED.test(text)) return null
    const keys = sentencesOf(text).map(sentenceKey)
    if (keys.some((key) => said.has(key))) return null
    for (const key of keys) said.add(key)
    return text
  }

  return {
    say,
    sayOneOf(lines, fills) {
      const shuffled = random.shuffle(lines)
      const mixed = isTerse ? shuffled.toSorted((a, b) => a.length - b.length) : shuffled
      for (const line of [...mixed.filter((each) => !used.has(each)), ...mixed.filter((each) => used.has(each))]) {
        const text = say(line, fills)
        if (text === null) continue
        used.add(line)
        return text
      }
      return null
    },
    show: (line, fills = {}) => wordsOf(line, fills) ?? '',
    hear(text) {
      for (const sentence of sentencesOf(text)) said.add(sentenceKey(sentence))
    },
  }
}

/** A phrase without short forms, its first letter as it was. */
export function phraseInFull(phrase: string): string {
  return phrase.slice(0, 1) + withoutShortForms(phrase).slice(1)
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_GAP)
}

/** What two sentences have in common that say the same. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim()
}

function inFull(line: string): string {
  return sentencesOf(line)
    .map((sentence) => withoutShortForms(sentence))
    .join(' ')
}

/** The whole topic as it ends a sentence, and as a sentence of its own. Emoji need no end mark. */
function quotesOf({ label, question }: TopicPhrases, isSign: boolean): { q: string; Q: string } {
  const end = isSign ? '' : question === undefined ? '.' : '?'
  const q = `${label}${end}`
  const isCased = /^\p{Ll}\p{Lu}/u.test(q)
  return { q, Q: isCased ? q : q.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }
}

/** What a creator's own world is called. */
function worldOf(voice: Voice | null): Record<string, string> {
  if (voice === null) return { people: 'people', People: 'People', place: 'at home' }
  const { name, people, place } = voice.niche
  return {
    niche: name,
    people,
    People: people.slice(0, 1).toUpperCase() + people.slice(1),
    place: ROOM.test(place) ? place : 'at home',
    audience: voice.audience,
  }
}
