/** Entries as NDJSON: one JSON text a line. */
export async function* ndjson(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`
}

/**
 * The entries of NDJSON, one by one. Throws `SyntaxError` for a line that is invalid JSON or longer than `most` UTF-16
 * units, and for a missing final line break; `TypeError` for invalid UTF-8.
 */
export async function* ndjsonEntries(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator {
  for await (const line of readLines(chunks, most)) yield JSON.parse(line)
}

/**
 * The entries of a list of objects that `JSON.stringify(list, null, 2)` wrote, the format of archives of version 1. An entry
 * ends with the next line that is indented by two and closes a bracket, because texts in JSON contain no line break.
 */
export async function* indentedListEntries(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator {
  let entry = ''
  for await (const line of readLines(chunks, most)) {
    if (entry === '' && (line === '[' || line === ']' || line === '[]')) continue
    entry += line
    if (entry.length > most) throw new SyntaxError('Too long')
    if (line !== '  }' && line !== '  },') continue
    yield JSON.parse(entry.replace(/,$/u, ''))
    entry = ''
  }
  if (entry !== '') throw new SyntaxError('The list does not end')
}

/** Lines without their breaks. The last line has one too. */
async function* readLines(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let begun = ''
  for await (const chunk of chunks) {
    const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n')
    begun = lines.pop() ?? ''
    for (const line of [...lines, begun]) if (line.length > most) throw new SyntaxError('Too long')
    yield* lines
  }
  if (begun + decoder.decode() !== '') throw new SyntaxError('The last line does not end')
}
