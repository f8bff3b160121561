import { cutAtWord } from '../../cut-at-word.ts'
import { HOOK_EXTRAS, HOOK_RULES } from './hooks.constants.ts'
import type { HookExtras } from './hooks.schema.ts'

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

/** Longest extra that is passed on from a saved hook, in UTF-16 units. Metadata may be longer. */
const LONGEST_EXTRA = 300

/** On-screen words, first frame and reason of a hook, from the hook or its item's metadata, each on one line; `{}` for others. */
export function pickHookExtras(from: Readonly<Record<string, unknown>> | null | undefined): HookExtras {
  return Object.fromEntries(listHookExtras(from).map(({ key, text }) => [key, text]))
}

/** The same as a list with labels, in the order in which they are shown. */
export function listHookExtras(from: Readonly<Record<string, unknown>> | null | undefined) {
  return HOOK_EXTRAS.flatMap(([key, label]) => {
    const value = from?.[key]
    const text = typeof value === 'string' ? value.replaceAll(/\s+/gu, ' ').trim() : ''
    return text === '' ? [] : [{ key, label, text: cutAtWord(text, LONGEST_EXTRA, (part) => part.length) }]
  })
}

/** The direction of a script's first beat: the first frame of its hook with the on-screen words; '' without either. */
export function openingShot({ onScreen, firstFrame }: { [Name in keyof HookExtras]: string | undefined }): string {
  return [firstFrame, onScreen && `On screen: “${onScreen}”`].filter(Boolean).join(' ')
}

/** A key under which two hooks count as equal, ignoring case, punctuation and spacing. */
export function hookKey(text: string): string {
  const letters = text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return letters === '' ? text.trim() : letters
}
