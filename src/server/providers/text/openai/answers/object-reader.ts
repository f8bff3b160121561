/**
 * An object in the stream: growing, or complete with its closing brace. `texts` and `lists` have its wanted members so
 * far, by their keys in lower case.
 */
export interface ObjectPiece {
  isComplete: boolean
  texts: Readonly<Record<string, string>>
  lists: Readonly<Record<string, readonly string[]>>
}

/** Reads objects from a text that arrives in chunks of any size. */
export interface ObjectReader {
  /** Takes the next chunk. Returns every object that it completes, and the growing one if it grew. */
  push(chunk: string): ObjectPiece[]
  /** Whether the text ends inside a string of an object. */
  isInString(): boolean
}

/** One open object or array. In an object `key` is the member being read, and `isFilled` whether it has its value. */
interface Level {
  isObject: boolean
  key: string | null
  isFilled: boolean
  isBroken: boolean
  texts: Record<string, string>
  lists: Record<string, string[]>
}

/** The string being read. `escape` is the part of an escape sequence that has arrived, backslash included. */
interface OpenString {
  text: string
  escape: string
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** The members to read, in lower case. */
export interface WantedMembers {
  /** An object counts when it has one of these texts; they are shown while they grow. */
  texts: readonly string[]
  /** Other texts, whole numbers and lists, shown once they are complete. */
  beside: readonly string[]
  /** Texts of a plan before the result, of which only the progress is shown. */
  plan?: readonly string[]
}

/**
 * A tolerant JSON reader. Any object with a wanted text counts, at any position, so that text or a code fence around
 * the JSON, a missing wrapper or a malformed neighbour do no harm. It needs no more than the current chunk, and does
 * not validate: the caller does.
 */
export function createObjectReader({ texts: result, beside, plan = [] }: WantedMembers): ObjectReader {
  const wanted = [...result, ...plan]
  const levels: Level[] = []
  let string: OpenString | null = null
  let shown = ''

  const isKnown = (key: string) => wanted.includes(key) || beside.includes(key)
  const isWanted = (texts: Record<string, string>) => wanted.some((key) => Object.hasOwn(texts, key))

  function growing(): ObjectPiece | null {
    // A list belongs to the object around it.
    const level = levels.at(-1)?.isObject === false ? levels.at(-2) : levels.at(-1)
    if (!level?.isObject || level.isBroken) return null
    const isOpen = string !== null && level === levels.at(-1) && level.key !== null && !level.isFilled
    const texts = { ...level.texts }
    if (isOpen && level.key !== null && wanted.includes(level.key)) texts[level.key] = string?.text ?? ''
    if (!isWanted(texts)) return null
    const key = measureSize(texts, level.lists)
    if (key === shown) return null
    shown = key
    return { isComplete: false, texts, lists: copyLists(level.lists) }
  }

  function close(isObject: boolean): ObjectPiece | null {
    if (levels.at(-1)?.isObject !== isObject) return null
    const level = levels.pop()
    const parent = levels.at(-1)
    if (parent) parent.isFilled = true
    if (!level?.isObject || level.isBroken || !isWanted(level.texts)) return null
    return { isComplete: true, texts: level.texts, lists: level.lists }
  }

  function endString(text: string): void {
    const level = levels.at(-1)
    if (!level) return
    if (!level.isObject) return addToList(text)
    if (level.key === null) level.key = text.toLowerCase()
    // A second value for one key results from an unescaped quotation mark.
    else if (level.isFilled) spoil(level)
    else {
      level.isFilled = true
      if (isKnown(level.key)) level.texts[level.key] = text
    }
  }

  /** The value of the current key cannot be trusted. The object counts without it, unless it is a text that makes it count. */
  function spoil(level: Level): void {
    if (level.key === null || wanted.includes(level.key)) level.isBroken = true
    else {
      Reflect.deleteProperty(level.texts, level.key)
      Reflect.deleteProperty(level.lists, level.key)
    }
  }

  function addToList(text: string): void {
    const owner = levels.at(-2)
    if (owner?.isObject && owner.key !== null && isKnown(owner.key)) (owner.lists[owner.key] ??= []).push(text)
  }

  function readInString(character: string, open: OpenString): void {
    if (open.escape !== '') readEscape(character, open)
    else if (character === '\\') open.escape = character
    else if (character === '"') {
      string = null
      endString(open.text)
    } else open.text += character
  }

  function readOutside(character: string): ObjectPiece | null {
    const level = levels.at(-1)
    if (character === '{' || (character === '[' && level)) {
      levels.push({ isObject: character === '{', key: null, isFilled: false, isBroken: false, texts: {}, lists: {} })
      if (character === '{') shown = ''
    } else if (character === '}' || character === ']') return close(character === '}')
    else if (!level) return null
    else if (character === '"') string = { text: '', escape: '' }
    else if (character === ',') {
      level.key = null
      level.isFilled = false
    } else if (/\d/u.test(character) && level.key !== null && !level.isFilled && beside.includes(level.key))
      level.texts[level.key] = (level.texts[level.key] ?? '') + character
    else if (level.isFilled && !/\s/u.test(character)) spoil(level)
    return null
  }

  return {
    isInString: () => string !== null,
    push(chunk) {
      const pieces: ObjectPiece[] = []
      // By UTF-16 unit, because chunks may split a surrogate pair; the halves are joined again in the text.
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

/** Distinguishes two states of one object: members only grow. */
function measureSize(texts: Record<string, string>, lists: Record<string, string[]>): string {
  const sizes = [...Object.values(texts), ...Object.values(lists)].map(({ length }) => length)
  return `${sizes.length}:${sizes.reduce((sum, size) => sum + size, 0)}`
}

function copyLists(lists: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]))
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
