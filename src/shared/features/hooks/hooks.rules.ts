import { HOOK_RULES } from './hooks.constants.ts'

/** Number of words in a text, as runs between white space; 0 for blank text. */
export function wordCount(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length
}

/** Whether a text may be shown as a hook: it has a word and respects the limits of `HOOK_RULES`. */
export function isUsableHook(text: string): boolean {
  const words = wordCount(text)
  return words > 0 && words <= HOOK_RULES.maxWords && text.length <= HOOK_RULES.maxCharacters
}

/** A key under which two hooks count as equal, ignoring case, punctuation and spacing. */
export function hookKey(text: string): string {
  const letters = text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return letters === '' ? text.trim() : letters
}
