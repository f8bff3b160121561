import { inBatches } from '../../../runtime/yield-to-event-loop.ts'

/** The keys of an object with functions for their values: a value, or the entries of a list one by one. */
export type JsonParts = (readonly [string, () => Promise<unknown> | AsyncIterable<unknown>])[]

/**
 * An object as pretty-printed JSON, generated one list entry at a time to bound memory. The text equals
 * `JSON.stringify(object, null, 2)` and a line end. As there, an undefined value omits its key.
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

/** Line breaks inside of texts are escaped, so every remaining one is between lines. */
const indented = (value: unknown, lineEnd: string): string =>
  (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', lineEnd)

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
