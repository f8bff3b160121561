/** The imported entries of a list, converted to this account. */
export async function* mapImported<T, Own>(
  list: AsyncIterable<T>,
  toOwn: (one: T) => Own | undefined,
): AsyncGenerator<Own> {
  for await (const one of list) {
    const own = toOwn(one)
    if (own) yield own
  }
}

/** A list in chunks of `size` entries. */
export async function* chunks<T>(list: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let chunk: T[] = []
  for await (const one of list) {
    chunk.push(one)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
