import { LIBRARY_CARD } from '../../../shared/features/library/library.constants.ts'
import { libraryTitle, readableContent, titleText } from '../../../shared/features/library/library.rules.ts'
import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { wordsOf } from '../../../shared/features/tts/tts.rules.ts'
import { structuredText } from '../../../shared/features/library/structured-content.rules.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'

/** A hook is shown whole; a text that somebody has kept as one may be of any length. */
const HOOK_CHARACTERS = 300

/** What stands on a card: its heading, and a line over or a text under it where they say more. */
export interface ItemPreview {
  heading: string
  above: string
  below: string
}

/** A card's words: a hook says its text once, all others their title and the start of what they say. Source: design.md. */
export function previewOf({ type, title, content }: LibraryItem): ItemPreview {
  const said = type === 'tts' ? wordsOf(content) : titleText(content)
  const words = onOneLine(structuredText(content) ?? said) || onOneLine(readableContent(content))
  if (type !== 'hook') return { heading: title, above: '', below: cut(words, LIBRARY_CARD.previewCharacters) }
  const isOwnTitle = title !== libraryTitle('hook', content)
  return { heading: cut(words, HOOK_CHARACTERS), above: isOwnTitle ? title : '', below: '' }
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

const cut = (text: string, room: number): string => cutAtWord(text, room, (part) => part.length).replace(/\.…$/u, '…')
