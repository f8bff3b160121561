import { lengthOf } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type Language, languageOf } from '../language.ts'
import { readTopic } from '../topic.ts'
import { casual } from './casual.ts'
import { type Change, type Content, mapTexts, type Outcome, raised, sentencesOf } from './content.ts'
import { spokenIn, withoutEndMarks, withSentence, withText } from './content.ts'

/** Nothing is claimed of the creator, and each stands after any text, however grave. */
const FEELINGS = "You know that feeling.|You'll feel this one.|That feeling is real.|You're not alone in this.".split(
  '|',
)
const OPENERS = ['Okay, so: ', 'Real talk: ', 'Quick one: ']
const QUESTIONS: Partial<Record<Language, readonly string[]>> = {
  en: 'Sound familiar?|What about you?|What would you add?|Who needs to hear this?|Agree?'.split('|'),
  de: ['Und bei dir?'],
  fr: ['Et toi ?'],
  es: ['¿Y tú?'],
  pt: ['E você?'],
  it: ['E tu?'],
}
/** For what is written in another language. */
const SIGNS = { heart: ['❤️', '🥹', '💛'], smile: ['🙂', '😄', '👋'], question: ['❓', '🤔', '👇'] } as const
const FELT =
  /\b(?:cried|crying|tears|afraid|scared|proud|ashamed|loved?|hated?|happy|sad|angry|lonely|hurt|nervous|embarrassed)\b/iu

/** One more of the creator's facts. */
export const addFact: Change = (content, brief) =>
  withFact(content, brief, /./u) ?? {
    content,
    did: '',
    otherwise: 'to make it longer I need a fact: say “add this sentence: …” with a number, a moment or a mistake',
  }

export const addEmotion: Change = (content, brief) => {
  if (!isEnglish(content)) return { content: atEnd(content, unused(SIGNS.heart, content, brief)), did: 'added a heart' }
  const line = unused(FEELINGS, content, brief)
  return withFact(content, brief, FELT) ?? { content: intoBody(content, line), did: `added “${line}”` }
}

export const addQuestion: Change = (content, brief) => {
  const question = unused(QUESTIONS[languageOf(content.texts.join('\n'))] ?? SIGNS.question, content, brief)
  return { content: atEnd(content, question), did: `added “${question}” at the end` }
}

export const makeCasual: Change = (content, brief) => {
  if (!isEnglish(content)) return { content: atEnd(content, unused(SIGNS.smile, content, brief)), did: 'added a smile' }
  const said = mapTexts(content, casual)
  if (spokenIn(said) !== spokenIn(content)) return { content: said, did: 'wrote it as it is said' }
  const opener = unused(OPENERS, content, brief)
  const [text = ''] = content.texts
  const old = OPENERS.find((one) => text.startsWith(one)) ?? ''
  return { content: withText(content, 0, opener + text.slice(old.length)), did: `opened with “${opener.trim()}”` }
}

/** Figures of the facts, else of the topic, else digits for words; and where there is nothing of it, a count of what is there. */
export const includeNumbers: Change = (content, brief) => {
  const withFigure = withFact(content, brief, /\p{Nd}/u)
  if (withFigure) return withFigure
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
  const inDigits = mapTexts(content, withDigits)
  if (spokenIn(inDigits) !== spoken) return { content: inDigits, did: 'wrote its numbers as digits' }
  return { content: counted(content), did: 'counted what is there; give me a number of yours, and I add that' }
}

const DIGITS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const withDigits = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}-])\p{L}{3,6}(?![\p{L}\p{N}-])/gu, (word) => {
    const at = DIGITS.indexOf(word.toLowerCase())
    return at < 0 ? word : String(at + 2)
  })

/** What is there, as a number before it. */
function counted(content: Content): Content {
  const [text = ''] = content.texts
  const take = /^Take (\d{1,6}): /u.exec(text)
  if (take) return withText(content, 0, `Take ${Number(take[1]) + 1}: ${text.slice(take[0].length)}`)
  const isCounted = /^\d+ (?:things?|seconds): |^1\. /u.test(text)
  const things = sentencesOf(text).length
  const here = content.beats
    ? `${Math.ceil(lengthOf(content.beats).seconds)} seconds`
    : `${things} thing${things === 1 ? '' : 's'}`
  const count = isEnglish(content) ? `${here}: ` : '1. '
  return withText(content, 0, `${isCounted ? 'Take 2: ' : count}${text}`)
}

/** A sentence of the user's own, where they want it. */
export const addSentence =
  (sentence: string, isFirst: boolean): Change =>
  (content) => {
    const text = asSentence(sentence)
    const first = withText(content, 0, `${text} ${content.texts[0] ?? ''}`.trim())
    return { content: isFirst ? first : atEnd(content, text), did: 'added your sentence' }
  }

export const mention =
  (name: string): Change =>
  (content) => {
    const named = content.isHook
      ? withText(content, 0, `${name}: ${content.texts[0] ?? ''}`)
      : atEnd(content, `More at ${name}.`)
    const isThere = spokenIn(content).includes(name.toLowerCase())
    return { content: isThere ? content : named, did: `put ${name} in`, otherwise: `“${name}” is in it already` }
  }

/** The first fact of the creator that the content does not hold, and of which this is true. */
function withFact(content: Content, { details = [] }: RefineBrief, wanted: RegExp): Outcome | undefined {
  const spoken = spokenIn(content)
  const fact = details.find((line) => wanted.test(line) && !spoken.includes(withoutEndMarks(line).toLowerCase()))
  return fact === undefined
    ? undefined
    : { content: intoBody(content, asSentence(fact)), did: `added your fact “${fact}”` }
}

const asSentence = (line: string): string => raised(/[\p{L}\p{N}%]$/u.test(line) ? `${line}.` : line)

/** One that is not in the content, another at another seed; any where all of them are. */
function unused(lines: readonly string[], content: Content, { seed }: RefineBrief): string {
  const left = lines.filter((line) => !spokenIn(content).includes(line.trim().toLowerCase()))
  const from = left.length > 0 ? left : lines
  return from[Math.abs(Math.trunc(seed)) % from.length] ?? ''
}

const isEnglish = ({ texts }: Content): boolean => languageOf(texts.join('\n')) === 'en'

function atEnd(content: Content, line: string): Content {
  const at = Math.max(
    0,
    content.texts.findLastIndex((text) => text !== ''),
  )
  return withText(content, at, withSentence(content.texts[at] ?? '', line))
}

/** After what a script says, before it asks for something; at the end of everything else. */
function intoBody(content: Content, line: string): Content {
  const at = content.beats?.findLastIndex(({ kind, text }) => kind !== 'Call to action' && text !== '') ?? -1
  return at < 0 ? atEnd(content, line) : withText(content, at, withSentence(content.texts[at] ?? '', line))
}
