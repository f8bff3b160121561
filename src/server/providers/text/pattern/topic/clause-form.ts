import { isQuestionWord } from './question-form.ts'
import { type TopicReading } from './topic.ts'
import { isAuxiliary, isSureThirdPerson } from './verb-lists.ts'
import { lowerAt, textOf, type Word } from './word.ts'

const OWN = new Set(['i', "i'm", "i've", 'my', 'we', 'our', 'me', 'us', "we're", "we've"])

/**
 * Reads an indirect question, which stands after "this is": "why sleep matters", "what I eat in a day", "where to eat in
 * Rome". Returns null for "how to" with a verb and for direct questions, which have readers of their own.
 */
export function readClause(words: readonly Word[]): TopicReading | null {
  if (words.length < 3 || !isQuestionWord(lowerAt(words, 0))) return null
  if (lowerAt(words, 0) === 'how' && lowerAt(words, 1) === 'to') return null
  if (lowerAt(words, 1) === 'not') return null
  if (!words.slice(1).some(saysMore)) return null
  const isOwn = words.slice(1, 4).some((word) => OWN.has(word.lower))
  return { form: isOwn ? 'own-clause' : 'clause', phrases: { clause: textOf(words) } }
}

/** Whether a word makes a clause of what follows a question word: a verb, or the "to" of "where to eat". */
function saysMore({ lower, tags }: Word): boolean {
  return lower === 'to' || tags.has('Verb') || tags.has('PastTense') || isAuxiliary(lower) || isSureThirdPerson(lower)
}
