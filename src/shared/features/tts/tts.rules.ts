import { isMarkup } from '../../speech/is-markup.ts'
import { type AudioFormat } from './tts.constants.ts'

/** Characters that count as one generated text in the statistics. */
const CHARACTERS_PER_TEXT = 100
const NAME_CHARACTERS = 50
const FILE_NAME_CHARACTERS = 60

/** The number of generated texts for `characters`, rounded down. */
export const estimateTexts = (characters: number): number => Math.floor(characters / CHARACTERS_PER_TEXT)

/** Level of the used share of an allowance: `warn` (secondary) above 75 %, `danger` (destructive) above 90 %. */
export function usageLevel({ used, limit }: { used: number; limit: number }): 'calm' | 'warn' | 'danger' {
  if (used > limit * 0.9) return 'danger'
  return used > limit * 0.75 ? 'warn' : 'calm'
}

/** The words of a text without its markup, on one line, for titles. */
export function stripMarkup(text: string): string {
  const hasTags = isMarkup(text)
  const words = (hasTags ? text.replaceAll(/<[^>]*(?:>|$)/gu, ' ') : text).replaceAll(/\s+/gu, ' ').trim()
  // A tag that ends before a comma leaves no gap there.
  return hasTags ? words.replaceAll(/ (?=[,.;:!?])/gu, '').replaceAll(/&(\w+);/gu, referenced) : words
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function referenced(source: string, name: string): string {
  return CHARACTERS[name] ?? source
}

/** The default name of a recording. */
export const formatRecordingName = (text: string): string => `TTS: ${cut(stripMarkup(text), NAME_CHARACTERS)}`

/** The name of a file: its first words, in characters that every file system accepts; `voice` where it has none. */
export function formatFileName(words: string, format: AudioFormat): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, FILE_NAME_CHARACTERS)
    .replaceAll(/^-|-$/gu, '')
  return `${plain || 'voice'}.${format}`
}

/** The first UTF-16 units of a text, without cutting a character. */
function cut(text: string, units: number): string {
  const start = text.slice(0, units)
  return /[\uD800-\uDBFF]$/u.test(start) ? start.slice(0, -1) : start
}
