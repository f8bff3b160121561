import { cutAtWord } from '../../cut-at-word.ts'
import { readScript, scriptText } from '../scripts/scripts.rules.ts'
import type { LibraryItem, LibraryItemOnWire } from './library.schema.ts'
import { type LibraryType, TITLE_CHARACTERS, TITLE_PREFIX } from './library.constants.ts'
import { segmenter } from '../../segmenter.ts'

/** The title of a saved text: the prefix of its type and its first 50 characters, on one line, without cutting a grapheme. */
export function libraryTitle(type: LibraryType, text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  let beginning = ''
  let room = TITLE_CHARACTERS
  for (const { segment } of segmenter('grapheme').segment(line)) {
    if (room === 0) break
    beginning += segment
    room -= 1
  }
  return `${TITLE_PREFIX[type]}${beginning.trim()}`
}

/** The displayed title: a truncated one ends with a whole word and "…". Only its length shows that it is truncated. */
export function shownTitle(title: string): string {
  const prefix = Object.values<string>(TITLE_PREFIX).find((start) => title.startsWith(start))
  if (prefix === undefined) return title
  const text = title.slice(prefix.length)
  // The title of a recording is cut by UTF-16 units, all others by graphemes.
  const isCut = prefix === TITLE_PREFIX.tts ? text.length >= TITLE_CHARACTERS - 1 : count(text) === TITLE_CHARACTERS
  return isCut && !/[.!?…]$/u.test(text) ? prefix + cutAtWord(text, TITLE_CHARACTERS - 1, count) : title
}

/** A title without the prefix of its type, where the type is shown elsewhere. */
export function withoutType(type: LibraryType, title: string): string {
  return title.startsWith(TITLE_PREFIX[type]) ? title.slice(TITLE_PREFIX[type].length) : title
}

const count = (text: string): number => Array.from(segmenter('grapheme').segment(text)).length

/** The text for a title: the words of a text, without cue lines and JSON. */
export function titleText(content: string): string {
  const beats = readScript(content)
  return beats ? scriptText(beats, { directions: false }) : (readCaptionContent(content)?.text ?? content)
}

/**
 * A caption as conversations and the library store it: JSON of `caption` and `hashtags`. Source: docs/product-rules.md#tools.
 */
export function captionContent({ text, hashtags }: { text: string; hashtags: readonly string[] }): string {
  return JSON.stringify({ caption: text, hashtags })
}

/** Parses the result of `captionContent`; null for anything else. */
export function readCaptionContent(content: string): { text: string; hashtags: string[] } | null {
  // Most content is not JSON, and finding that out by an exception is slow.
  if (!/^\s*\{/u.test(content)) return null
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value !== 'object' || value === null || !('caption' in value)) return null
    if (typeof value.caption !== 'string') return null
    const tags = 'hashtags' in value && Array.isArray(value.hashtags) ? (value.hashtags as unknown[]) : []
    return { text: value.caption, hashtags: tags.filter((tag) => typeof tag === 'string') }
  } catch {
    return null
  }
}

/** Content as readable text, never raw JSON. Source: docs/product-rules.md#tools. */
export function readableContent(content: string): string {
  const caption = readCaptionContent(content)
  if (!caption) return content
  return [caption.text, caption.hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}

/** An item in the format of REST and files, where `isFavorite` is a text. */
export const itemOnWire = <Item extends LibraryItem>(item: Item): Omit<Item, 'isFavorite'> & LibraryItemOnWire => ({
  ...item,
  isFavorite: item.isFavorite ? 'true' : 'false',
})

/** Separates the parts of an item's search text. A query never contains it, so no match spans two parts. */
const PART_END = '\u001F'

/** Combining marks on one letter; sorting a hundred thousand of them would take seconds. Source: UAX 15, stream-safe text. */
const MANY_MARKS = /(?:(?!\u034F)\p{M}){30}(?!\u034F)/gu
/** COMBINING GRAPHEME JOINER: normalization reorders marks only up to it. */
const MARKS_END = '\u034F'

/**
 * Text for searching: NFC and lower case of any script, with one form of sigma. Texts that differ only by case, or by
 * how an accent is encoded, fold to the same.
 */
export function foldForSearch(text: string): string {
  const lower = text.toWellFormed().toLowerCase().replaceAll('ς', 'σ').replaceAll(MANY_MARKS, `$&${MARKS_END}`)
  return lower.normalize('NFC').replaceAll(PART_END, ' ')
}

/** The search text of an item: title, readable content and tags, folded to lower case. */
export function buildSearchText({ title, content, tags }: { title: string; content: string; tags: readonly string[] }) {
  return [title, readableContent(content), ...tags].map(foldForSearch).join(PART_END)
}

/** The end of a search text with one more tag. */
export const searchTextOfTag = (tag: string): string => `${PART_END}${foldForSearch(tag)}`

/**
 * Converts an edited caption from its readable form to stored JSON, with the hashtags of its last lines. Content that
 * was not such JSON before, or is such JSON again, is unchanged.
 */
export function editedContent(before: string, written: string): string {
  if (!readCaptionContent(before) || readCaptionContent(written)) return written
  const lines = written.split('\n')
  const lastWords = lines.findLastIndex((line) => line.split(/\s+/u).some((word) => word !== '' && !/^#./u.test(word)))
  const text = lines.slice(0, lastWords + 1).join('\n')
  const hashtags = lines
    .slice(lastWords + 1)
    .join(' ')
    .split(/\s+/u)
  return captionContent({ text: text.trim(), hashtags: hashtags.filter((tag) => tag !== '') })
}
