import { cutAtWord } from '../../cut-at-word.ts'
import type { HookExtras } from './hooks.schema.ts'

/** The details that a model gives for a hook, and their labels. */
const HOOK_EXTRAS = [
  ['onScreen', 'On screen'],
  ['firstFrame', 'First frame'],
  ['why', 'Why it works'],
] as const

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
