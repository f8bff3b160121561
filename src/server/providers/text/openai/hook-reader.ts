/** A hook as it stands in the stream: still growing, or complete with its object closed. `label` is the model's own. */
export interface HookPiece {
  isComplete: boolean
  label: string | null
  text: string
}

/** Reads hooks out of a text that arrives in chunks of any size. */
export interface HookReader {
  /** Takes the next chunk; returns every hook it completes, and the one it leaves growing if that grew. */
  push(chunk: string): HookPiece[]
}

/** One open object or array. In an object `key` is the member being read, and `isFilled` says that it has its value. */
interface Level {
  isObject: boolean
  key: string | null
  isFilled: boolean
  isBroken: boolean
  label: string | null
  text: string | null
}

/** The string being read. `escape` holds the part of an escape sequence that has arrived, backslash included. */
interface OpenString {
  text: string
  escape: string
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/**
 * A tolerant reader of `{"hooks": [{"pattern": "...", "hook": "..."}]}`. Any object with a `hook` counts, wherever it
 * stands, so that words or a code fence around the JSON, a missing wrapper or a broken neighbour cost nothing.
 * It never waits for more than the chunk it has, and it does not judge: the caller checks what it reads.
 */
export function createHookReader(): HookReader {
  const levels: Level[] = []
  let string: OpenString | null = null
  let shown: string | null = null

  function growing(): HookPiece | null {
    const level = levels.at(-1)
    if (!level?.isObject || level.isBroken) return null
    const text = string && level.key === 'hook' && !level.isFilled ? string.text : level.text
    if (text === null || text === shown) return null
    shown = text
    return { isComplete: false, label: level.label, text }
  }

  function close(isObject: boolean): HookPiece | null {
    if (levels.at(-1)?.isObject !== isObject) return null
    const level = levels.pop()
    const parent = levels.at(-1)
    if (parent) parent.isFilled = true
    if (!level || level.isBroken || level.text === null) return null
    return { isComplete: true, label: level.label, text: level.text }
  }

  function endString(text: string): void {
    const level = levels.at(-1)
    if (!level?.isObject) return
    if (level.key === null) level.key = text.toLowerCase()
    // A second value for one key is what a quotation mark without its backslash leaves behind.
    else if (level.isFilled) level.isBroken = true
    else {
      level.isFilled = true
      if (level.key === 'hook') level.text = text
      if (level.key === 'pattern') level.label = text
    }
  }

  function readInString(character: string, open: OpenString): void {
    if (open.escape !== '') readEscape(character, open)
    else if (character === '\\') open.escape = character
    else if (character === '"') {
      string = null
      endString(open.text)
    } else open.text += character
  }

  function readOutside(character: string): HookPiece | null {
    const level = levels.at(-1)
    if (character === '{' || (character === '[' && level)) {
      levels.push({ isObject: character === '{', key: null, isFilled: false, isBroken: false, label: null, text: null })
      shown = null
    } else if (character === '}' || character === ']') return close(character === '}')
    else if (!level) return null
    else if (character === '"') string = { text: '', escape: '' }
    else if (character === ',') {
      level.key = null
      level.isFilled = false
    } else if (level.isFilled && !/\s/u.test(character)) level.isBroken = true
    return null
  }

  return {
    push(chunk) {
      const pieces: HookPiece[] = []
      // By UTF-16 unit, as chunks may part a surrogate pair; the units meet again in the text.
      for (const character of chunk.split('')) {
        if (string) readInString(character, string)
        else {
          const piece = readOutside(character)
          if (piece) pieces.push(piece)
        }
      }
      const piece = growing()
      if (piece) pieces.push(piece)
      return pieces
    },
  }
}

function readEscape(character: string, open: OpenString): void {
  const escape = open.escape + character
  const isUnicode = escape.startsWith('\\u')
  if (isUnicode && escape.length < 6) {
    open.escape = escape
    return
  }
  open.escape = ''
  open.text += isUnicode ? String.fromCharCode(Number.parseInt(escape.slice(2), 16)) : (ESCAPES[character] ?? character)
}
