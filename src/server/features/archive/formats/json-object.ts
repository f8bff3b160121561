import { inBatches } from '../../../runtime/yield-to-event-loop.ts'

/** The keys of an object with what gives their values: a value, or the entries of a list one after the other. */
export type JsonParts = (readonly [string, () => Promise<unknown> | AsyncIterable<unknown>])[]

/**
 * An object as pretty-printed JSON, an entry of its lists at a time, so that no more than that is ever one text: the same
 * characters as `JSON.stringify(object, null, 2)` and a line end. A value of undefined leaves its key out, as that does.
 */
export async function* jsonObject(parts: JsonParts): AsyncGenerator<string, void> {
  let separator = '{'
  for (const [key, valueOf] of parts) {
    const given = valueOf()
    const value: unknown = isIterable(given) ? given : await given
    if (value === undefined) continue
    yield `${separator}\n  ${JSON.stringify(key)}: `
    separator = ','
    if (isIterable(value)) yield* formatList(value)
    else if (Array.isArray(value)) yield* formatList(flat(inBatches(value)))
    else yield indented(value, '\n  ')
  }
  yield separator === '{' ? '{}\n' : '\n}\n'
}

async function* formatList(entries: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let isEmpty = true
  for await (const entry of entries) {
    yield `${isEmpty ? '[' : ','}\n    ${indented(entry, '\n    ')}`
    isEmpty = false
  }
  yield isEmpty ? '[]' : '\n  ]'
}

async function* flat(pieces: AsyncIterable<unknown[]>): AsyncGenerator {
  for await (const piece of pieces) yield* piece
}

/** A line end within a text is escaped, so that those left are between lines. */
const indented = (value: unknown, lineEnd: string): string =>
  (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', lineEnd)

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
