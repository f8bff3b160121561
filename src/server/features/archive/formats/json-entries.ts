const MOST_DEPTH = 30
/** Characters in a row, outside of texts, that are no bracket and no comma: no number is as long, and no line as far in. */
const MOST_BETWEEN = 4_096

/** The most that an entry of a list is: UTF-16 units, and values and lists of any kind in it. */
export interface EntryLimits {
  characters: number
  values: number
}

/**
 * The entries of a JSON list of objects, one by one, so that a list of any length needs the memory of one entry. Throws
 * `SyntaxError` for what is no such list, is nested deeper than 30, has more than 4,096 characters of nothing in a row, or an
 * entry beyond `most`; `TypeError` for what is not UTF-8.
 */
export async function* jsonEntries(chunks: AsyncIterable<Uint8Array>, most: EntryLimits): AsyncGenerator {
  const splitter = createSplitter(most)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks) {
    for (const entry of splitter.push(decoder.decode(chunk, { stream: true }))) yield JSON.parse(entry)
  }
  for (const entry of splitter.push(decoder.decode())) yield JSON.parse(entry)
  splitter.end()
}

/** What may come next outside of an entry. */
type Expected = 'list' | 'first entry or end' | 'entry' | 'comma or end' | 'nothing'

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const [LIST, LIST_END, ENTRY, ENTRY_END] = [0x5b, 0x5d, 0x7b, 0x7d]

const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

/** Where a text goes on that is not over before `at`: behind its end, or at -1 - the place behind what there is of it. */
function endOfText(text: string, at: number): number {
  let place = at
  for (; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code === QUOTE) return place + 1
    if (code === BACKSLASH) place += 1
  }
  return -1 - place
}

function createSplitter(most: EntryLimits) {
  let expected: Expected = 'list'
  let depth = 0
  let values = 0
  let between = 0
  let isInText = false
  /** The next character is what a backslash made of it. */
  let isEscaped = false
  let begun = ''

  /** Follows what stands between entries. */
  function outside(code: number): void {
    if (expected === 'list' && code === LIST) expected = 'first entry or end'
    else if (expected === 'comma or end' && code === COMMA) expected = 'entry'
    else if ((expected === 'comma or end' || expected === 'first entry or end') && code === LIST_END)
      expected = 'nothing'
    else if ((expected === 'entry' || expected === 'first entry or end') && code === ENTRY) [depth, values] = [1, 1]
    else throw new SyntaxError(`Unexpected ${String.fromCharCode(code)}`)
  }

  /** Follows an entry; only its brackets, commas and texts are looked at, `JSON.parse` sees the rest. */
  function within(code: number): void {
    if (code === LIST || code === ENTRY) depth += 1
    else if (code === LIST_END || code === ENTRY_END) depth -= 1
    if (code === LIST || code === ENTRY || code === COMMA) values += 1
    if (depth > MOST_DEPTH) throw new SyntaxError('Nested too deep')
    if (values > most.values) throw new SyntaxError('Too many values')
  }

  /** Where the next character is that means something outside of texts. */
  function nextSign(text: string, at: number): number {
    let place = at
    for (; place < text.length; place += 1) {
      const code = text.charCodeAt(place)
      if (depth === 0 ? !isBlank(code) : isSign(code)) break
    }
    between += place - at
    if (between > MOST_BETWEEN) throw new SyntaxError('Too much between two signs')
    if (place < text.length) between = 0
    return place
  }

  return {
    /** Takes more of the list; yields the entries that are whole now. */
    *push(text: string): Generator<string> {
      let from = 0
      let at = isEscaped && text.length > 0 ? 1 : 0
      if (text.length > 0) isEscaped = false
      while (at < text.length) {
        if (isInText) {
          const end = endOfText(text, at)
          isInText = end < 0
          isEscaped = end < 0 && -1 - end > text.length
          at = end < 0 ? text.length : end
          continue
        }
        at = nextSign(text, at)
        if (at === text.length) break
        const code = text.charCodeAt(at)
        at += 1
        if (depth === 0) {
          outside(code)
          from = at - 1
        } else if (code === QUOTE) isInText = true
        else {
          within(code)
          if (depth > 0) continue
          const entry = begun + text.slice(from, at)
          if (entry.length > most.characters) throw new SyntaxError('Too long')
          yield entry
          begun = ''
          expected = 'comma or end'
        }
      }
      if (depth > 0) begun += text.slice(from)
      if (begun.length > most.characters) throw new SyntaxError('Too long')
    },

    /** The list must be whole now. */
    end(): void {
      if (expected !== 'nothing') throw new SyntaxError('The list does not end')
    },
  }
}

const isSign = (code: number): boolean =>
  code === QUOTE || code === COMMA || code === LIST || code === LIST_END || code === ENTRY || code === ENTRY_END
