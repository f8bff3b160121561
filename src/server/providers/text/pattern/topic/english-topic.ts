import { readClause } from './clause-form.ts'
import { readNoun } from './noun-form.ts'
import { readQuestion } from './question-form.ts'
import { readClaim, readStory } from './sentence-form.ts'
import { readSeries, readVersus } from './series-form.ts'
import { type TopicReading } from './topic.ts'
import { readDoing, readHowTo, readOrder } from './verb-form.ts'
import { type Word } from './word.ts'

/**
 * Reads the words of an English topic: the readers of all forms in the order in which they may claim it; the noun
 * phrase takes what is left. `isAsked` says that it closed with a question mark. Returns the words that were read, too:
 * of a topic with commas only the first part.
 */
export function readEnglish(all: readonly Word[], isAsked: boolean): { reading: TopicReading; words: readonly Word[] } {
  const series = readVersus(all) ?? readSeries(all)
  if (series !== null) return { reading: series, words: all }
  const words = beforeComma(all)
  if (words === null) return { reading: { form: 'label', phrases: {} }, words: all }
  const reading =
    readHowTo(words) ??
    readQuestion(words, isAsked) ??
    readClause(words) ??
    readStory(words) ??
    readOrder(words) ??
    readClaim(words) ??
    readDoing(words) ??
    readNoun(words)
  return { reading, words }
}

/** The first part of a topic with commas; null when that is too little to stand for the whole. */
function beforeComma(words: readonly Word[]): readonly Word[] | null {
  const at = words.findIndex((word) => /[,，]$/u.test(word.text))
  if (at === -1) return words
  if (at < 2) return null
  return [...words.slice(0, at), { ...words[at]!, text: words[at]!.text.replace(/[,，]+$/u, '') }]
}
