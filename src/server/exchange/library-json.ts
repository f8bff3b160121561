/** A list as pretty-printed JSON, an entry at a time: the same characters as `JSON.stringify(list, null, 2)` and a line end. */
export async function* jsonList(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true
  for await (const entry of entries) {
    yield `${isEmpty ? '[' : ','}\n  ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`
    isEmpty = false
  }
  yield isEmpty ? '[]\n' : '\n]\n'
}
