import { canEnd } from './topic/shorten.ts'
import { type Topic } from './topic/topic.ts'

/** The words of a topic that mean something, to find them in a line. */
interface TopicWords {
  /** Whether one of them stands in a line as it was typed. Always so where the topic has none. */
  areTypedIn(text: string): boolean
  /** Whether a line says a word twice in a row that the topic does not. */
  stutterIn(text: string): boolean
  /** Whether one of them is among stems, so that a line would say it twice. */
  areEchoedIn(stems: readonly string[]): boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Finds the meaning words of a topic. */
export function topicWords({ phrases, brief }: Topic): TopicWords {
  const label = wordsOf(phrases.label)
  const words = new Set([...label, ...wordsOf(brief.label)].filter(canEnd))
  const stems = new Set([...words].filter((word) => word.length > 3).map((word) => word.replace(/s$/u, '')))
  const isStuttering = hasRepetition(label)
  return {
    areTypedIn: (text) => words.size === 0 || wordsOf(text).some((word) => words.has(word)),
    stutterIn: (text) => !isStuttering && hasRepetition(wordsOf(text)),
    areEchoedIn: (others) => others.some((stem) => stems.has(stem)),
  }
}

function hasRepetition(words: readonly string[]): boolean {
  return words.some((word, at) => word === words[at - 1])
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}
