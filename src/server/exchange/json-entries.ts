const MOST_DEPTH = 30
const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * The entries of a JSON list of objects, one by one, so that a list of any length needs the memory of one entry. Throws
 * `SyntaxError` for what is no such list, is nested deeper than 30, or has an entry longer than `mostCharacters`; `TypeError`
 * for what is not UTF-8.
 */
export async function* jsonEntries(chunks: AsyncIterable<Uint8Array>, mostCharacters: number): AsyncGenerator {
  const splitter = createSplitter(mostCharacters)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks) {
    for (const entry of splitter.push(decoder.decode(chunk, { stream: true }))) yield JSON.parse(entry)
  }
  for (const entry of splitter.push(decoder.decode())) yield JSON.parse(entry)
  splitter.end()
}

/** What may come next outside of an entry. */
type Expected = 'list' | 'first entry or end' | 'entry' | 'comma or end' | 'nothing'

function createSplitter(mostCharacters: number) {
  let expected: Expected = 'list'
  let depth = 0
  let isInText = false
  let isEscaped = false
  let begun = ''

  /** Follows what stands between entries. */
  function between(character: string): void {
    if (/\s/u.test(character)) return
    if (expected === 'list' && character === '[') expected = 'first entry or end'
    else if (expected === 'comma or end' && character === ',') expected = 'entry'
    else if ((expected === 'comma or end' || expected === 'first entry or end') && character === ']')
      expected = 'nothing'
    else if ((expected === 'entry' || expected === 'first entry or end') && character === '{') depth = 1
    else throw new SyntaxError(`Unexpected ${character}`)
  }

  /** Follows an entry; only its brackets and texts are looked at, `JSON.parse` sees the rest. */
  function within(code: number): void {
    if (isEscaped) isEscaped = false
    else if (isInText && code === BACKSLASH) isEscaped = true
    else if (code === QUOTE) isInText = !isInText
    else if (isInText) return
    else if (code === 0x7b || code === 0x5b) depth += 1
    else if (code === 0x7d || code === 0x5d) depth -= 1
    if (depth > MOST_DEPTH) throw new SyntaxError('Nested too deep')
  }

  return {
    /** Takes more of the list; yields the entries that are whole now. */
    *push(text: string): Generator<string> {
      let from = 0
      for (let at = 0; at < text.length; at += 1) {
        if (depth === 0) {
          between(text.charAt(at))
          from = at
          continue
        }
        within(text.charCodeAt(at))
        if (depth > 0) continue
        const entry = begun + text.slice(from, at + 1)
        if (entry.length > mostCharacters) throw new SyntaxError('Too long')
        yield entry
        begun = ''
        expected = 'comma or end'
      }
      if (depth > 0) begun += text.slice(from)
      if (begun.length > mostCharacters) throw new SyntaxError('Too long')
    },

    /** The list must be whole now. */
    end(): void {
      if (expected !== 'nothing') throw new SyntaxError('The list does not end')
    },
  }
}
