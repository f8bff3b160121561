import { lengthOf } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type Language, languageOf } from '../language.ts'
import { readTopic } from '../topic.ts'
import { casual } from './casual.ts'
import {
  type Change,
  type Content,
  mapTexts,
  raised,
  sentencesOf,
  spokenIn,
  withSentence,
  withText,
  withoutEndMarks,
} from './content.ts'

/** Nothing is claimed of the creator, and each stands after any text, however grave. */
const FEELINGS = [
  'You know that feeling.',
  "You'll feel this one.",
  'It matters more than it seems.',
  'That feeling is real.',
  "You're not alone in this.",
]
const QUESTIONS = [
  'Sound familiar?',
  'What about you?',
  'What would you add?',
  'Who needs to hear this?',
  'What would you do?',
  'Agree?',
]
const OPENERS = ['Okay, so: ', 'Real talk: ', 'Quick one: ', "Here's the thing: "]
const ASKED_BACK: Partial<Record<Language, string>> = {
  de: 'Und bei dir?',
  fr: 'Et toi ?',
  es: '¿Y tú?',
  pt: 'E você?',
  it: 'E tu?',
}
/** For what is written in another language. */
const SIGNS = { heart: ['❤️', '🥹', '💛'], smile: ['🙂', '😄', '👋'], question: ['❓', '🤔', '👇'] } as const
const FELT =
  /\b(?:cried|cry|crying|tears?|afraid|scared|fear|proud|ashamed|shame|love|loved|hate|hated|happy|sad|angry|lonely|alone|hurt|grief|nervous|embarrassed|relieved|joy|miss|missed|heartbroken)\b/iu

/** One more of the creator's facts. */
export const addFact: Change = (content, brief) => {
  const [fact] = factsLeft(content, brief)
  const otherwise = 'to make it longer I need a fact: say “add this sentence: …” with a number, a moment or a mistake'
  if (fact === undefined) return { content, did: '', otherwise }
  return { content: intoBody(content, asSentence(fact)), did: `added your fact “${fact}”` }
}

export const addEmotion: Change = (content, brief) => {
  const fact = factsLeft(content, brief).find((line) => FELT.test(line))
  if (fact !== undefined) return { content: intoBody(content, asSentence(fact)), did: `added what you felt: “${fact}”` }
  if (!isEnglish(content)) return { content: atEnd(content, unused(SIGNS.heart, content, brief)), did: 'added a heart' }
  const line = unused(FEELINGS, content, brief)
  return { content: intoBody(content, line), did: `added “${line}”` }
}

export const addQuestion: Change = (content, brief) => {
  const language = languageOf(content.texts.join('\n'))
  const question = ASKED_BACK[language] ?? unused(language === 'en' ? QUESTIONS : SIGNS.question, content, brief)
  return { content: atEnd(content, question), did: `added “${question}” at the end` }
}

export const makeCasual: Change = (content, brief) => {
  if (!isEnglish(content)) return { content: atEnd(content, unused(SIGNS.smile, content, brief)), did: 'added a smile' }
  const said = mapTexts(content, casual)
  if (said.texts.some((text, at) => text !== content.texts[at])) return { content: said, did: 'wrote it as it is said' }
  const opener = unused(OPENERS, content, brief)
  const [text = ''] = content.texts
  const old = OPENERS.find((one) => text.startsWith(one)) ?? ''
  return { content: withText(content, 0, opener + text.slice(old.length)), did: `opened with “${opener.trim()}”` }
}

/** Figures of the facts, else of the topic, else digits for words; and where there is nothing of it, a count of what is there. */
export const includeNumbers: Change = (content, brief) => {
  const facts = factsLeft(content, brief).filter((line) => /\p{Nd}/u.test(line))
  if (facts[0] !== undefined)
    return { content: intoBody(content, asSentence(facts[0])), did: `added your fact “${facts[0]}”` }
  const spoken = spokenIn(content)
  const topic = readTopic(brief.originalPrompt)
  const figures = topic.telling
    .filter((part) => /\p{Nd}/u.test(part) && /[\p{L}$€£%]/u.test(part) && !spoken.includes(part.toLowerCase()))
    .toSorted((a, b) => topic.text.indexOf(a) - topic.text.indexOf(b))
  if (figures.length > 0) {
    // "40 pounds" and "in 12 weeks" make one sentence, "40 pounds" and "12 weeks" two.
    const line = figures.slice(0, 3).reduce((said, part) => `${said}${/^\p{Ll}/u.test(part) ? ' ' : '. '}${part}`)
    return { content: intoBody(content, asSentence(line)), did: `added “${line}” from your topic` }
  }
  const inDigits = mapTexts(content, (text) => (isEnglish(content) ? withDigits(text) : text))
  if (inDigits.texts.some((text, at) => text !== content.texts[at]))
    return { content: inDigits, did: 'wrote its numbers as digits' }
  return { content: counted(content), did: 'counted what is there; give me a number of yours, and I add that' }
}

/** What is there, as a number before it. */
function counted(content: Content): Content {
  const { texts, beats } = content
  const [text = ''] = texts
  const take = /^Take (\d{1,6}): /u.exec(text)
  if (take) return withText(content, 0, `Take ${Number(take[1]) + 1}: ${text.slice(take[0].length)}`)
  if (/^\d+ (?:things?|seconds): |^1\. /u.test(text)) return withText(content, 0, `Take 2: ${text}`)
  if (!isEnglish(content)) return withText(content, 0, `1. ${text}`)
  const things = sentencesOf(text).length
  const count = beats ? `${Math.ceil(lengthOf(beats).seconds)} seconds` : `${things} thing${things === 1 ? '' : 's'}`
  return withText(content, 0, `${count}: ${text}`)
}

/** A sentence of the user's own, where they want it. */
export const addSentence =
  (sentence: string, isFirst: boolean): Change =>
  (content) => {
    const whole = /[\p{L}\p{N}]$/u.test(sentence) ? `${sentence}.` : sentence
    if (!isFirst) return { content: atEnd(content, whole), did: 'added your sentence at the end' }
    const text = `${whole} ${content.texts[0] ?? ''}`.trim()
    return { content: withText(content, 0, text), did: 'began with your sentence' }
  }

export const mention =
  (name: string): Change =>
  (content) => {
    if (spokenIn(content).includes(name.toLowerCase()))
      return { content, did: '', otherwise: `“${name}” is in it already` }
    const named = content.isHook
      ? withText(content, 0, `${name}: ${content.texts[0] ?? ''}`)
      : atEnd(content, `More at ${name}.`)
    return { content: named, did: `put ${name} in` }
  }

/** Facts of the creator that the content does not hold. */
function factsLeft(content: Content, { details = [] }: RefineBrief): string[] {
  const spoken = spokenIn(content)
  return details.filter((line) => !spoken.includes(withoutEndMarks(line).toLowerCase()))
}

const asSentence = (line: string): string => raised(/[.!?…]["”’)]?$/u.test(line) ? line : `${line}.`)

/** One that is not in the content, another at another seed; any where all of them are. */
function unused(lines: readonly string[], content: Content, { seed }: RefineBrief): string {
  const spoken = spokenIn(content)
  const left = lines.filter((line) => !spoken.includes(line.trim().toLowerCase()))
  const from = left.length > 0 ? left : lines
  return from[Math.abs(Math.trunc(seed)) % from.length] ?? ''
}

export function isEnglish({ texts }: Content): boolean {
  return languageOf(texts.join('\n')) === 'en'
}

function atEnd(content: Content, line: string): Content {
  const at = Math.max(
    0,
    content.texts.findLastIndex((text) => text !== ''),
  )
  return withText(content, at, withSentence(content.texts[at] ?? '', line))
}

/** After what a script says, before it asks for something; at the end of everything else. */
function intoBody(content: Content, line: string): Content {
  const at =
    content.beats?.findLastIndex(({ kind }, index) => kind !== 'Call to action' && content.texts[index] !== '') ?? -1
  return at < 0 ? atEnd(content, line) : withText(content, at, withSentence(content.texts[at] ?? '', line))
}

const DIGITS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

function withDigits(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}-])\p{L}{3,6}(?![\p{L}\p{N}-])/gu, (word) => {
    const at = DIGITS.indexOf(word.toLowerCase())
    return at < 0 ? word : String(at + 2)
  })
}
