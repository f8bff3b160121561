import { pluralOf } from './inflection.ts'
import { isHadOnce, isTold } from './noun-lists.ts'
import { type TopicReading } from './topic.ts'
import { textOf, type Word } from './word.ts'

/** The longest noun that still sounds right before another noun. */
const LONGEST_ADJUNCT = 3

/** Reads one thing of a kind, without its article: "morning routine for moms". */
export function countReading(words: readonly Word[], headAt: number): TopicReading {
  const bare = words.slice(0, headAt + 1)
  const lowers = bare.map((word) => word.lower)
  return {
    form: 'count',
    phrases: { kind: textOf(words), ...plainPlural(words, bare), ...adjunctOf(bare) },
    isPlural: true,
    traits: [
      ...(isTold(lowers) ? [] : (['doable'] as const)),
      ...(isHadOnce(lowers.at(-1)!) ? (['once'] as const) : []),
    ],
  }
}

/** A short noun as it stands before another. */
export function adjunctOf(bare: readonly Word[]): { adjunct?: string } {
  return bare.length <= LONGEST_ADJUNCT ? { adjunct: textOf(bare) } : {}
}

/** The plural, where the words of the topic still stand in it as they were typed. */
function plainPlural(words: readonly Word[], bare: readonly Word[]): { noun?: string } {
  const singular = textOf(bare)
  const plural = pluralOf(singular)
  if (bare.length < 2 && !plural.startsWith(singular)) return {}
  return { noun: [plural, textOf(words.slice(bare.length))].join(' ').trim() }
}
