import type { Speech } from '../../../shared/features/tts/tts.schema.ts'

/** Voice, format and size in words: `onyx, mp3, 215 characters`. */
export function speechFacts({
  voice,
  format,
  characterCount,
}: Pick<Speech, 'voice' | 'format' | 'characterCount'>): string {
  return `${voice}, ${format}, ${characters(characterCount)}`
}

/** A number of characters in words. */
export function characters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`
}
