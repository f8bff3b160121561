import { capital } from '../hooks/frame.ts'
import { languageOf } from '../language.ts'
import { ended } from '../script/about.ts'
import { readTopic } from '../topic.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type Change, type Content, type Outcome, says, withSentence, withText } from './content.ts'

/** Nothing is claimed of the creator, and each stands after any text, however grave. */
const FEELINGS = [
  'You know that feeling.',
  "You'll feel this one.",
  'That feeling is real.',
  "You're not alone in this.",
]
const OPENERS = ['Okay, so: ', 'Real talk: ', 'Quick one: ']
const QUESTIONS = ['Sound familiar?', 'What about you?', 'What would you add?', 'Who needs to hear this?']
/** For what is written in another language. */
const SIGNS = { heart: ['❤️', '🥹'], smile: ['🙂', '😄'], question: ['❓', '🤔'] } as const
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
  const line = unused(isEnglish(content) ? FEELINGS : SIGNS.heart, content, brief)
  return withFact(content, brief, FELT) ?? { content: intoBody(content, line), did: `added “${line}”` }
}

/** In a script before its points, at the end of everything else. */
export const addQuestion: Change = (content, brief) => {
  const question = unused(isEnglish(content) ? QUESTIONS : SIGNS.question, content, brief)
  const at = content.beats?.findLastIndex(({ kind, text }) => /^(?:Hook|Setup)$/u.test(kind) && text !== '') ?? -1
  return { content: withSentence(content, at < 0 ? lastOf(content) : at, question), did: `added “${question}”` }
}

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b/gu, "can't"],
  [/\bwill not\b/gu, "won't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b(?! only\b)/gu, "$1n't"],
  // "Who you are" and "yes, it is" carry their clause alone.
  [/(?<!\b(?:who|what|where|how|than|as) )\b([Yy]ou|[Ww]e|[Tt]hey) are\b(?= \p{Ll}{3})/gu, "$1're"],
  [/(?<!\b(?:who|what|where|how|than|as) )\b([Ii]t|[Tt]hat|[Tt]here) is\b(?= \p{Ll}{3})/gu, "$1's"],
  [/\bI am\b(?= \p{Ll})/gu, "I'm"],
  [/(?<=^|[.!?\n] ?)However, /gu, 'But '],
]

export const makeCasual: Change = (content, brief) => {
  if (!isEnglish(content)) {
    const smile = unused(SIGNS.smile, content, brief)
    return { content: withSentence(content, lastOf(content), smile), did: 'added a smile' }
  }
  const texts = content.texts.map((text) => SHORT_FORMS.reduce((now, [long, short]) => now.replace(long, short), text))
  if (texts.join() !== content.texts.join()) return { content: { ...content, texts }, did: 'wrote it as it is said' }
  const opener = unused(OPENERS, content, brief)
  const [text = ''] = content.texts
  const old = OPENERS.find((one) => text.startsWith(one)) ?? ''
  return { content: withText(content, 0, opener + text.slice(old.length)), did: `opened with “${opener.trim()}”` }
}

/** Figures of the facts, else of the topic, else a number before the text. */
export const includeNumbers: Change = (content, brief) => {
  const withFigure = withFact(content, brief, /\p{Nd}/u)
  if (withFigure) return withFigure
  const topic = readTopic(brief.originalPrompt)
  const figures = topic.telling
    .filter((part) => /\p{Nd}/u.test(part) && /[\p{L}$€£%]/u.test(part) && !says(content, part))
    .toSorted((a, b) => topic.text.indexOf(a) - topic.text.indexOf(b))
  if (figures.length > 0) {
    // "40 pounds" and "in 12 weeks" make one sentence, "40 pounds" and "12 weeks" two.
    const line = figures.slice(0, 3).reduce((said, part) => `${said}${/^\p{Ll}/u.test(part) ? ' ' : '. '}${part}`)
    return { content: intoBody(content, ended(capital(line))), did: `added “${line}” from your topic` }
  }
  const [text = ''] = content.texts
  const [old = '', count = '0'] = /^Number (\d{1,6}): /u.exec(text) ?? []
  const counted = withText(content, 0, `Number ${Number(count) + 1}: ${text.slice(old.length)}`)
  return { content: counted, did: 'numbered it; give me a number of yours, and I add that' }
}

/** A sentence of the user's own, where they want it. */
export const addSentence =
  (sentence: string, isFirst: boolean): Change =>
  (content) => {
    const text = ended(capital(sentence))
    const first = withText(content, 0, `${text} ${content.texts[0] ?? ''}`.trim())
    return { content: isFirst ? first : withSentence(content, lastOf(content), text), did: 'added your sentence' }
  }

export const mention =
  (name: string): Change =>
  (content) => {
    const named = content.isHook
      ? withText(content, 0, `${name}: ${content.texts[0] ?? ''}`)
      : withSentence(content, lastOf(content), `More at ${name}.`)
    const otherwise = `“${name}” is in it already`
    return { content: says(content, name) ? content : named, did: `put ${name} in`, otherwise }
  }

/** The first fact of the creator that the content does not hold, and of which this is true. */
function withFact(content: Content, { details = [] }: RefineBrief, wanted: RegExp): Outcome | undefined {
  const fact = details.find((line) => wanted.test(line) && !says(content, line.replace(/[.!?…]$/u, '')))
  return fact === undefined
    ? undefined
    : { content: intoBody(content, ended(capital(fact))), did: `added your fact “${fact}”` }
}

/** One that is not in the content, another at another seed; any where all of them are. */
function unused(lines: readonly string[], content: Content, { seed }: RefineBrief): string {
  const left = lines.filter((line) => !says(content, line))
  const from = left.length > 0 ? left : lines
  return from[Math.abs(Math.trunc(seed)) % from.length] ?? ''
}

const isEnglish = ({ texts }: Content): boolean => languageOf(texts.join('\n')) === 'en'

const lastOf = ({ texts }: Content): number =>
  Math.max(
    0,
    texts.findLastIndex((text) => text !== ''),
  )

/** After what a script says, before it asks for something; at the end of everything else. */
function intoBody(content: Content, line: string): Content {
  const at = content.beats?.findLastIndex(({ kind, text }) => kind !== 'Call to action' && text !== '') ?? -1
  return withSentence(content, at < 0 ? lastOf(content) : at, line)
}
