import { itemOnWire } from '../../../../shared/features/library/library.rules.ts'
import { type LibraryItem, type LibraryItemOnWire } from '../../../../shared/features/library/library.schema.ts'

/** Items as JSON, in the format of the REST API. */
export const libraryJson = (items: AsyncIterable<LibraryItem>): AsyncGenerator<string> => jsonList(onWire(items))

async function* onWire(items: AsyncIterable<LibraryItem>): AsyncGenerator<LibraryItemOnWire> {
  for await (const item of items) yield itemOnWire(item)
}

/**
 * A list as pretty-printed JSON, generated one entry at a time. The text equals `JSON.stringify(list, null, 2)` and a line end.
 */
export async function* jsonList(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true
  for await (const entry of entries) {
    yield `${isEmpty ? '[' : ','}\n  ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`
    isEmpty = false
  }
  yield isEmpty ? '[]\n' : '\n]\n'
}
