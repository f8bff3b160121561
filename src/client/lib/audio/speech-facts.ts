import type { Speech } from '../../../shared/features/tts/tts.schema.ts'

/** Formats voice, format and length: `onyx, mp3, 215 characters`. */
export function speechFacts({
  voice,
  format,
  characterCount,
}: Pick<Speech, 'voice' | 'format' | 'characterCount'>): string {
  return `${voice}, ${format}, ${formatCharacters(characterCount)}`
}

/** Formats a number of characters: `1 character`, `1,200 characters`. */
export function formatCharacters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`
}
