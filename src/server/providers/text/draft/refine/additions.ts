import { capital } from '../hooks/frame.ts'
import { detectLanguage } from '../language.ts'
import { ended } from '../script/about.ts'
import { readTopic } from '../topic.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type Change, type Content, type Outcome, says, withSentence, withStart } from './content.ts'

/** Lines to add. They claim nothing about the creator, and each fits after any text, also about a grave topic. */
const LINES = {
  feeling: ['You know that feeling.', "You're not alone in this."],
  opener: ['Okay, so: ', 'Well, ', 'So, '],
  question: ['What do you think?', 'What would you add?', 'What should more people know?'],
} as const
const SIGNS = { feeling: '❤️', opener: '🙂', question: '🤔' } as const
const FELT =
  /\b(?:cried|crying|tears|afraid|scared|proud|ashamed|loved?|hated?|happy|sad|angry|lonely|hurt|nervous|embarrassed)\b/iu

export const addFact: Change = (content, { details }) =>
  withOneOf(details, /./u, content, 'facts') ?? {
    content,
    did: '',
    otherwise: 'to make it longer I need a fact: say “add this sentence: …” with a number, a moment or a mistake',
  }

export const addEmotion: Change = (content, brief) => {
  const line = unused('feeling', content, brief)
  const did = `added “${line}”`
  return withOneOf(brief.details, FELT, content, 'facts') ?? { content: intoBody(content, line), did }
}

export const addQuestion: Change = (content, brief) => {
  const question = unused('question', content, brief)
  const at = content.beats?.findLastIndex(({ kind, text }) => /^(?:Hook|Setup)$/u.test(kind) && text !== '')
  return { content: withSentence(content, question, at), did: `added “${question}”` }
}

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b/gu, "can't"],
  [/\bwill not\b/gu, "won't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b(?! only\b)/gu, "$1n't"],
  [/\bI am\b(?= \p{Ll})/gu, "I'm"],
  [
    /(?<!\b(?:who|what|where|how|than|as) )\b(?:(you|we|they) a(?=re)|(it|that|there) i(?=s))(?=\p{Ll}+ \p{Ll}{3})/giu,
    "$1$2'",
  ],
  [/(?<=^|[.!?\n] ?)However, /gu, 'But '],
]

export const makeCasual: Change = (content, brief) => {
  const opener = unused('opener', content, brief)
  if (!isEnglish(content)) return { content: withSentence(content, opener), did: 'added a smile' }
  const texts = content.texts.map((text) => SHORT_FORMS.reduce((now, [long, short]) => now.replace(long, short), text))
  if (texts.join() !== content.texts.join()) return { content: { ...content, texts }, did: 'wrote it as it is said' }
  return { content: withStart(content, opener), did: `opened with “${opener.trim()}”` }
}

/** A figure of the facts, else of the topic, else a number before the text. */
export const includeNumbers: Change = (content, brief) =>
  withOneOf(brief.details, /\p{Nd}/u, content, 'facts') ??
  withOneOf(readTopic(brief.originalPrompt).telling, /^(?=.*\p{Nd}).*[\p{L}$€£%]/u, content, 'topic') ?? {
    content: withStart(content, 'Number 1: '),
    did: 'numbered it; give me a number of yours, and I add that',
  }

export const addSentence =
  (sentence: string, isFirst: boolean): Change =>
  (content) => {
    const text = ended(capital(sentence))
    const first = content.texts[0] === '' ? text : `${text} `
    return { content: isFirst ? withStart(content, first) : withSentence(content, text), did: 'added your sentence' }
  }

export const mention =
  (name: string): Change =>
  (content) => {
    if (says(content, name)) return { content, did: '', otherwise: `“${name}” is in it already` }
    const named = content.isHook ? withStart(content, `${name}: `) : withSentence(content, `More at ${name}.`)
    return { content: named, did: `put ${name} in` }
  }

function withOneOf(lines: readonly string[] = [], wanted: RegExp, content: Content, of: string): Outcome | undefined {
  const line = lines.find((one) => wanted.test(one) && !says(content, one.replace(/[.!?…]$/u, '')))
  if (line === undefined) return undefined
  return { content: intoBody(content, ended(capital(line))), did: `added “${line}” from your ${of}` }
}

function unused(kind: keyof typeof LINES, content: Content, { seed }: RefineBrief): string {
  if (!isEnglish(content)) return SIGNS[kind]
  const left = LINES[kind].filter((line) => !says(content, line))
  return left[seed % left.length] ?? LINES[kind][0]
}

const isEnglish = ({ texts }: Content): boolean => detectLanguage(texts.join('\n')) === 'en'

function intoBody(content: Content, line: string): Content {
  const at = content.beats?.findLastIndex(({ kind, text }) => kind !== 'Call to action' && text !== '')
  return withSentence(content, line, at)
}
