import { HOOK_RULES } from './hooks.constants.ts'

/** Words in a text, counted as runs between white space. Returns 0 for blank text. */
export function wordCount(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length
}

/** Whether a text may be shown as a hook: it has a word and keeps to the limits of `HOOK_RULES`. */
export function isUsableHook(text: string): boolean {
  const words = wordCount(text)
  return words > 0 && words <= HOOK_RULES.maxWords && text.length <= HOOK_RULES.maxCharacters
}

/** A key under which two hooks count as equal: case, punctuation and spacing do not make a difference. */
export function hookKey(text: string): string {
  const letters = text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return letters === '' ? text.trim() : letters
}
