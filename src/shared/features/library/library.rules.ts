import { readScript, scriptText } from '../scripts/scripts.rules.ts'
import { type LibraryType, TITLE_CHARACTERS, TITLE_PREFIX } from './library.constants.ts'

/** The title of a saved text: its prefix and its first 50 characters, on one line and no emoji cut apart. Source: spec section 3. */
export function libraryTitle(type: LibraryType, text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const characters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment)
  return `${TITLE_PREFIX[type]}${characters.slice(0, TITLE_CHARACTERS).join('').trim()}`
}

/** What a title is made of: the words of a text, without cue lines and JSON. */
export function titleText(content: string): string {
  const beats = readScript(content)
  return beats ? scriptText(beats, { directions: false }) : (readCaptionContent(content)?.text ?? content)
}

/** A caption as conversations and the library keep it: JSON of `caption` and `hashtags`. Source: decisions 7. */
export function captionContent({ text, hashtags }: { text: string; hashtags: readonly string[] }): string {
  return JSON.stringify({ caption: text, hashtags })
}

/** Reads what `captionContent` writes; null for anything else. */
export function readCaptionContent(content: string): { text: string; hashtags: string[] } | null {
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

/** Content as a person reads or copies it: never raw JSON. Source: decisions 7. */
export function readableContent(content: string): string {
  const caption = readCaptionContent(content)
  if (!caption) return content
  return [caption.text, caption.hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}
