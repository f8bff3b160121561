import { readStored, writeStored } from './browser-storage.ts'

const SINGLE_KEYS = 'hookline-single-keys'
const TEXT = 'textarea, select, [role="textbox"], [contenteditable]:not([contenteditable="false"])'
const NO_TEXT: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'reset',
  'submit',
])

export type Shortcut = 'palette' | 'keys' | 'submit'

/** The modifier key of shortcuts: Command on Apple's machines, elsewhere Control. */
export const MOD_KEY = /mac|iphone|ipad/iu.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Whether a finger is what points here. Nothing speaks of keys then; those of a keyboard that is there work all the same. */
export function isTouchFirst(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

/** The action of this key event, or null. A single key has none while somebody types. */
export function readShortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.isComposing || event.repeat) return null
  const mod = MOD_KEY === '⌘' ? event.metaKey : event.ctrlKey
  if (event.altKey || (!mod && (event.metaKey || event.ctrlKey))) return null
  if (mod && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette'
  if (mod && event.key === 'Enter' && isField(event.target)) return 'submit'
  return !mod && event.key === '?' && !isTyped(event.target) && hasSingleKeys() ? 'keys' : null
}

/** Whether `?` works. People who speak to their computer press such keys by accident. Source: WCAG 2.1.4. */
export function hasSingleKeys(): boolean {
  return readStored(SINGLE_KEYS) !== 'off'
}

/** Switches `?` on or off in this browser. */
export function setSingleKeys(on: boolean): void {
  writeStored(SINGLE_KEYS, on ? null : 'off')
}

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type)
  return target instanceof Element && target.closest(TEXT) !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || (target instanceof Element && target.matches('textarea, select'))
}
