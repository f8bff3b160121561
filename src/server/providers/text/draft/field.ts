import { FIELDS } from './fields.data.ts'
import { type Topic } from './topic.ts'

/** A question that a topic raises: `look` would answer it; `slot`, after "Say" or "Show", is the creator's answer. */
export interface Question {
  label: string
  ask: string
  look: string
  slot: string
}

/** Reads questions of two lines each: `label > slot: ask?` and `look`. */
export function readQuestions(block: string): Question[] {
  const lines = block.split('\n')
  return lines.flatMap((line, at) => {
    const [label = '', rest] = line.split(' > ')
    const [slot = '', ask = ''] = rest?.split(': ') ?? []
    return rest === undefined ? [] : [{ label, slot, ask, look: lines[at + 1] ?? '' }]
  })
}

const ALL_FIELDS = FIELDS.split('\n# ')
  .slice(1)
  .map((block) => {
    const lines = block.split('\n')
    const after = (mark: string): string =>
      lines.flatMap((line) => (line.startsWith(`${mark} `) ? line.slice(2) : [])).join(' ')
    const [things, strong, weak] = ['=', '!', '+'].map((mark) => new Set(after(mark).match(/\S+/gu)))
    const words = { things: things!, strong: strong!, weak: weak!, usual: after(':') }
    return { name: lines[0]!, ...words, questions: readQuestions(block) }
  })

/** Whom it is for, and what comes with it, do not decide a field; nor does "running a shop" or a "dog show". */
const ASIDE = /^(?:for|with|without|before|after|like|as|when|while) /u
const LEADING = /\b(?:run|running) (?:an?|the|my|our|your)\b|\b(?:dog|cat|horse) show\b/gu

export type Field = Pick<(typeof ALL_FIELDS)[number], 'name' | 'questions'>

/**
 * The field that a topic shows, with questions about the thing that it names; null where none is sure. `isThing`: only where
 * a thing of the field is named.
 */
export function findField({ shape, verb, doing, noun, clause }: Topic, isThing = false): Field | null {
  const form = verb ?? doing ?? noun ?? (shape.startsWith('clause') ? clause : undefined)
  if (!form) return null
  const told = [form.head, ...form.parts.filter((part) => !ASIDE.test(part))].join(' ').toLowerCase()
  return fieldIn(told.split(/ (?:that|i|you|we|on my) /u)[0]!, isThing)
}

/** The field that words in small letters tell. */
export function fieldIn(told: string, isThing = false): Field | null {
  const words = [...new Set(told.replaceAll(LEADING, '').match(/[\p{L}\d]+/gu) ?? [])]
  const isIn = (list: ReadonlySet<string>, word: string): boolean =>
    [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some((one) => list.has(one))
  const ranked = ALL_FIELDS.map((field) => {
    const worth = words.map((word) =>
      isIn(field.things, word) || isIn(field.strong, word) ? 2 : Number(isIn(field.weak, word)),
    )
    return { field, sum: worth.reduce((one, other) => one + other, 0), last: worth.findLastIndex((one) => one > 0) }
  })
  const [best] = ranked.sort((one, other) => other.sum - one.sum || other.last - one.last)
  if (!best || best.sum < 2) return null
  const { name, things, usual, questions } = best.field
  const thing = words.findLast((word) => isIn(things, word))
  if (isThing && thing === undefined) return null
  const withIt = (line: string): string => line.replaceAll('{it}', `your ${thing ?? usual}`)
  return { name, questions: questions.map((one) => ({ ...one, ask: withIt(one.ask), look: withIt(one.look) })) }
}
