import { actionPhrases } from './action-phrases.ts'
import { type TopicPhrases, type TopicReading, type TopicTrait } from './topic.ts'
import { isAuxiliary } from './verb-lists.ts'
import { lowerAt, spokenToYou, textOf, type Word } from './word.ts'

const QUESTION_WORDS = new Set(['how', 'what', 'why', 'when', 'where', 'who', 'whom', 'whose', 'which'])
const SUBJECTS = new Set(['i', 'you', 'we', 'they', 'he', 'she', 'it', 'one', 'someone', 'people'])
/** Verbs that nobody decides on: "how much protein do I need" is not told as "how much to need". */
const STATES = /^(?:need|want|have|know|like|love|hate|feel|own|owe|deserve|get|be)$/u
/** Subjects that stand for the viewer: the answer is told to "you". */
const VIEWERS = new Set(['i', 'you', 'we', 'one', 'someone', 'people'])
const ADVISING = new Set(['do', 'can', 'could', 'should', 'would'])
/** These open an order as often as a question: "do this every day", "have fun". */
const NEEDS_SUBJECT = new Set(['do', 'have', 'will', 'may', 'might', "don't", 'had', 'be', 'must'])

/** Whether a word opens a question or an indirect one. */
export function isQuestionWord(word: string): boolean {
  return QUESTION_WORDS.has(word)
}

/**
 * Reads a direct question: "how do I start running", "is coffee bad for you", "what is inflation". `isAsked` says that
 * it closed with a question mark. Returns null for anything else, also for indirect ones ("why sleep matters").
 */
export function readQuestion(words: readonly Word[], isAsked: boolean): TopicReading | null {
  const first = lowerAt(words, 0)
  if (words.length < 3) return null
  if (isAuxiliary(first)) return readYesNo(words, isAsked)
  if (!isQuestionWord(first.replace(/'(?:s|re|d)$/u, ''))) return null
  if (first.includes("'")) return question(words, first.startsWith('how') ? 'how' : 'what')

  const at = auxiliaryAt(words)
  if (at === -1) return null
  const kind: TopicTrait = first === 'how' && at === 1 ? 'how' : first === 'why' ? 'why' : 'what'
  const reading = question(words, kind)
  const answers = answersOf(words, at)
  const traits: TopicTrait[] = answers.action === undefined ? [kind] : [kind, 'doable']
  return { ...reading, phrases: { ...reading.phrases, ...answers }, traits }
}

function readYesNo(words: readonly Word[], isAsked: boolean): TopicReading | null {
  const second = lowerAt(words, 1)
  if (NEEDS_SUBJECT.has(lowerAt(words, 0)) && !isAsked && !SUBJECTS.has(second)) return null
  return question(words, 'yes-no')
}

function question(words: readonly Word[], kind: TopicTrait): TopicReading {
  return { form: 'question', phrases: { question: textOf(words) }, traits: [kind] }
}

/** Where the verb stands before its subject; -1 when it does not. "how much *should* I", "which laptop *is* best". */
function auxiliaryAt(words: readonly Word[]): number {
  if (isAuxiliary(lowerAt(words, 1))) return 1
  const isOpen = ['how', 'what', 'which', 'whose'].includes(lowerAt(words, 0))
  if (!isOpen || SUBJECTS.has(lowerAt(words, 1))) return -1
  const at = words.findIndex((word, index) => index > 1 && index < 5 && isAuxiliary(word.lower))
  const between = words.slice(1, Math.max(at, 1)).map((word) => word.lower)
  const isClause = between.some((word) => SUBJECTS.has(word) || word === 'to' || word === 'the' || word === 'your')
  const asksHowMuch =
    lowerAt(words, 0) !== 'how' ||
    /^(?:much|many|long|often|far|old|big|fast|hard|early|late|soon)$/u.test(between[0] ?? '')
  return at === -1 || isClause || !asksHowMuch ? -1 : at
}

/** What answers the question can be called: an action for "how do I", else a clause in its plain order. */
function answersOf(words: readonly Word[], at: number): Partial<TopicPhrases> {
  const auxiliary = lowerAt(words, at)
  const subject = lowerAt(words, at + 1)
  const opening = textOf(words.slice(0, at))
  const rest = spokenToYou(words.slice(at + 2))
  if (rest === '') return {}
  if (VIEWERS.has(subject) && ADVISING.has(auxiliary) && !isPerson(lowerAt(words, at + 2))) {
    if (lowerAt(words, 0) === 'how' && at === 1) return actionPhrases(words.slice(at + 2))
    const isChosen = !/^(?:why|who)$/u.test(lowerAt(words, 0)) && !STATES.test(lowerAt(words, at + 2))
    if (isChosen) return { clause: `${opening} to ${rest}` }
  }
  if (auxiliary === 'do') return { clause: `${opening} ${spokenToYou(words.slice(at + 1))}` }
  if (!SUBJECTS.has(subject) || ['do', 'does', 'did', "don't", "doesn't", "didn't"].includes(auxiliary)) return {}
  const verb = subject === 'i' ? (auxiliary === 'am' ? 'are' : auxiliary === 'was' ? 'were' : auxiliary) : auxiliary
  const who = subject === 'i' ? 'you' : subject
  return { clause: `${opening} ${who} ${verb} ${rest}` }
}

function isPerson(word: string): boolean {
  return SUBJECTS.has(word)
}
