import { capital } from '../hooks/frame.ts'
import { languageOf } from '../language.ts'
import { ended } from '../script/about.ts'
import { readTopic } from '../topic.ts'
import { type RefineBrief } from '../../text.port.ts'
import { type Change, type Content, type Outcome, says, withSentence, withStart } from './content.ts'

/** Lines to add in English. Nothing is claimed of the creator, and each stands after any text, however grave. */
const LINES = {
  feeling: ['You know that feeling.', "You'll feel this one.", 'That feeling is real.', "You're not alone in this."],
  opener: ['Okay, so: ', 'Real talk: ', 'Quick one: '],
  question: ['Sound familiar?', 'What about you?', 'What would you add?', 'Who needs to hear this?'],
} as const
/** Signs to add to what is written in another language. */
const SIGNS = { feeling: ['❤️', '🥹'], opener: ['🙂', '😄'], question: ['❓', '🤔'] } as const
const FELT =
  /\b(?:cried|crying|tears|afraid|scared|proud|ashamed|loved?|hated?|happy|sad|angry|lonely|hurt|nervous|embarrassed)\b/iu

export const addFact: Change = (content, brief) =>
  withFact(content, brief, /./u) ?? {
    content,
    did: '',
    otherwise: 'to make it longer I need a fact: say “add this sentence: …” with a number, a moment or a mistake',
  }

export const addEmotion: Change = (content, brief) => {
  const line = unused('feeling', content, brief)
  return withFact(content, brief, FELT) ?? { content: intoBody(content, line), did: `added “${line}”` }
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
  // "Who you are" and "yes, it is" carry their clause alone.
  [
    /(?<!\b(?:who|what|where|how|than|as) )\b(?:(you|we|they) a(?=re)|(it|that|there) i(?=s)|(I) a(?=m))(?=\p{Ll}+ \p{Ll}{3})/giu,
    "$1$2$3'",
  ],
  [/(?<=^|[.!?\n] ?)However, /gu, 'But '],
]

export const makeCasual: Change = (content, brief) => {
  const opener = unused('opener', content, brief)
  if (!isEnglish(content)) return { content: withSentence(content, opener), did: 'added a smile' }
  const texts = content.texts.map((text) => SHORT_FORMS.reduce((now, [long, short]) => now.replace(long, short), text))
  if (texts.join() !== content.texts.join()) return { content: { ...content, texts }, did: 'wrote it as it is said' }
  const old = LINES.opener.find((one) => content.texts[0]?.startsWith(one))
  return { content: withStart(content, opener, old), did: `opened with “${opener.trim()}”` }
}

/** Figures of the facts, else of the topic, else a number before the text. */
export const includeNumbers: Change = (content, brief) => {
  const withFigure = withFact(content, brief, /\p{Nd}/u)
  if (withFigure) return withFigure
  const { text, telling } = readTopic(brief.originalPrompt)
  const figures = telling.filter((part) => /\p{Nd}/u.test(part) && /[\p{L}$€£%]/u.test(part) && !says(content, part))
  if (figures.length > 0) {
    // "40 pounds" and "in 12 weeks" make one sentence, "40 pounds" and "12 weeks" two.
    const line = figures
      .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
      .reduce((said, part) => `${said}${/^\p{Ll}/u.test(part) ? ' ' : '. '}${part}`)
    return { content: intoBody(content, ended(capital(line))), did: `added “${line}” from your topic` }
  }
  const [old, count = 0] = /^Number (\d{1,6}): /u.exec(content.texts[0] ?? '') ?? []
  const counted = withStart(content, `Number ${Number(count) + 1}: `, old)
  return { content: counted, did: 'numbered it; give me a number of yours, and I add that' }
}

/** A sentence of the user's own, where they want it. */
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

/** The first fact of the creator that the content does not hold, and of which this is true. */
function withFact(content: Content, { details = [] }: RefineBrief, wanted: RegExp): Outcome | undefined {
  const fact = details.find((line) => wanted.test(line) && !says(content, line.replace(/[.!?…]$/u, '')))
  return fact === undefined
    ? undefined
    : { content: intoBody(content, ended(capital(fact))), did: `added your fact “${fact}”` }
}

/** One of the lines of a kind, by chance: one that the content does not have yet, where there is one. */
function unused(kind: keyof typeof LINES, content: Content, { seed }: RefineBrief): string {
  const lines = (isEnglish(content) ? LINES : SIGNS)[kind]
  const left = lines.filter((line) => !says(content, line))
  const from = left.length > 0 ? left : lines
  return from[seed % from.length] ?? ''
}

const isEnglish = ({ texts }: Content): boolean => languageOf(texts.join('\n')) === 'en'

/** After what a script says, before it asks for something; at the end of everything else. */
const intoBody = (content: Content, line: string): Content =>
  withSentence(
    content,
    line,
    content.beats?.findLastIndex(({ kind, text }) => kind !== 'Call to action' && text !== ''),
  )
