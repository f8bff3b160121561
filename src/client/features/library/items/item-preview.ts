import { LIBRARY_CARD } from '../../../../shared/features/library/library.constants.ts'
import {
  libraryTitle,
  readableContent,
  readCaptionContent,
  shownTitle,
  titleText,
  withoutType,
} from '../../../../shared/features/library/library.rules.ts'
import { structuredText } from '../../../../shared/features/library/structured-content.rules.ts'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { formatRecordingName, stripMarkup } from '../../../../shared/features/tts/tts.rules.ts'
import { cutAtWord } from '../../../../shared/cut-at-word.ts'

/** Maximum length of a hook on its card, in characters. A text that is saved as a hook can have any length. */
const HOOK_CHARACTERS = 300
/** Maximum length of a heading in characters: the first sentence if it fits, else its first words. */
const HEADING_CHARACTERS = { sentence: 80, words: 60 }

/** Characters at the end of a title that its text may have differently. */
const SIGN = /[\s.,;:!?…–—-]/u

/** The texts of a card: a heading, and a line above or a text below it if they add something. Nothing appears twice. */
export interface ItemPreview {
  /** Name of the item for controls that are not next to its text. */
  name: string
  /** Whether the title is more than the start of the text. */
  hasOwnTitle: boolean
  heading: string
  above: string
  below: string
}

/**
 * Builds the texts of a card. A hook shows its text. Other items show their title or first sentence, and the text that follows.
 */
export function buildPreview({ type, title, content }: LibraryItem): ItemPreview {
  const said = type === 'tts' ? stripMarkup(content) : titleText(content)
  const words = onOneLine(structuredText(content) ?? said) || onOneLine(readableContent(content))
  const made = type === 'tts' ? formatRecordingName(content) : libraryTitle(type, titleText(content))
  const called = withoutType(type, shownTitle(title))
  // A title that a user typed may be equal to the first sentence.
  const isStart = title === made || /^\s*(?:$|[.,;:!?…–—-])/u.test(behind(words, called) ?? 'x')
  const card = { name: shownTitle(title), hasOwnTitle: !isStart }
  if (type === 'hook') {
    const room = isStructured(content) ? LIBRARY_CARD.previewCharacters : HOOK_CHARACTERS
    return { ...card, heading: cut(words, room), above: isStart ? '' : called, below: '' }
  }
  const heading = title === made && words !== '' ? buildHeading(words) : called
  const rest = isStart ? behind(words, heading)?.replace(/^[\s.,;:!?…–—-]+/u, '') : words
  return { ...card, heading, above: '', below: cut(rest ?? words, LIBRARY_CARD.previewCharacters) }
}

/** Returns the first sentence of a text if it is short, else its first words. */
function buildHeading(words: string): string {
  const sentence = /^[^.!?…]*[.!?…]+(?=\s|$)/u.exec(words)?.[0] ?? words
  return sentence.length <= HEADING_CHARACTERS.sentence ? sentence : cut(words, HEADING_CHARACTERS.words)
}

/**
 * Returns the rest of a text after `start`, ignoring signs at the end of `start`. Returns null if the text does not start with
 * it.
 */
function behind(words: string, start: string): string | null {
  let end = start.length
  while (end > 0 && SIGN.test(start.charAt(end - 1))) end -= 1
  const said = start.slice(0, end)
  return said !== '' && words.toLowerCase().startsWith(said.toLowerCase()) ? words.slice(said.length) : null
}

const isStructured = (content: string): boolean =>
  structuredText(content) !== null || readCaptionContent(content) !== null

const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

const cut = (text: string, room: number): string => cutAtWord(text, room, (part) => part.length).replace(/\.…$/u, '…')
