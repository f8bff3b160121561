import { type Warning } from '../../../../shared/features/generation/generation.schema.ts'
import { segmenter } from '../../../../shared/segmenter.ts'

/** What a generation yields while a reader watches, and how long all of it takes, in milliseconds. */
export interface LiveDrafts<Draft> {
  drafts: Draft[]
  whole: number
  warnings?: Warning[]
}

/** The usual wait between two pieces, in milliseconds. */
const STEP = 50

/**
 * Texts as they are written one after another, each growing by words, in as many pieces as fit in `whole` milliseconds:
 * `partial` makes a draft of a beginning, `last` of what is complete. Numbered on `from`.
 */
export function growing<Written extends { text: string }, Draft>(
  texts: readonly Written[],
  whole: number,
  partial: (text: string, index: number, of: Written) => NoInfer<Draft>,
  last: (of: Written, index: number) => NoInfer<Draft>,
  warnings: Warning[] = [],
  from = 0,
): LiveDrafts<Draft> {
  const characters = texts.reduce((sum, { text }) => sum + text.length, 1)
  const drafts = texts.flatMap((of, at) => {
    const index = from + at
    const { text } = of
    const ends = Array.from(segmenter('word').segment(text), (word) => word.index)
    const pieces = Math.min(Math.ceil(((whole / STEP) * text.length) / characters), ends.length)
    const starts = Array.from({ length: pieces }, (_, step) => ends[Math.round((step * ends.length) / pieces)])
    const beginnings = new Set(starts.map((end) => text.slice(0, end).trimEnd()))
    beginnings.delete('')
    return [...Array.from(beginnings, (beginning) => partial(beginning, index, of)), last(of, index)]
  })
  return { drafts, whole, warnings }
}
