import { itemOnWire } from '../../../../shared/features/library/library.rules.ts'
import { type LibraryItem, type LibraryItemOnWire } from '../../../../shared/features/library/library.schema.ts'

/** Items as JSON, as every call of the REST API answers them. */
export const libraryJson = (items: AsyncIterable<LibraryItem>): AsyncGenerator<string> => jsonList(onWire(items))

async function* onWire(items: AsyncIterable<LibraryItem>): AsyncGenerator<LibraryItemOnWire> {
  for await (const item of items) yield itemOnWire(item)
}

/** A list as pretty-printed JSON, an entry at a time: the same characters as `JSON.stringify(list, null, 2)` and a line end. */
export async function* jsonList(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true
  for await (const entry of entries) {
    yield `${isEmpty ? '[' : ','}\n  ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`
    isEmpty = false
  }
  yield isEmpty ? '[]\n' : '\n]\n'
}
