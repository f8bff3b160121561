import { isServer } from './is-server.ts'
import { readStored, writeStored } from './browser-storage.ts'

const SINGLE_KEYS = 'hookline-single-keys'
const TEXT = 'textarea, select, [role="textbox"], [contenteditable]:not([contenteditable="false"])'
/** Types of fields that take no text. */
const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|reset|submit)$/u

export type Shortcut = 'palette' | 'keys' | 'submit'

/** The label of the modifier key: Command on Apple devices, else Control. */
export const MOD_KEY = /mac|iphone|ipad/iu.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Whether the primary input is touch. The interface shows no shortcuts then, but an attached keyboard can still use them. */
export function isTouchFirst(): boolean {
  return isServer || window.matchMedia('(pointer: coarse)').matches
}

/** Returns the action of a key event, or null. Single-key shortcuts do not apply in text fields. */
export function readShortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.isComposing || event.repeat) return null
  const mod = MOD_KEY === '⌘' ? event.metaKey : event.ctrlKey
  if (event.altKey || (!mod && (event.metaKey || event.ctrlKey))) return null
  if (mod && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette'
  if (mod && event.key === 'Enter' && isField(event.target)) return 'submit'
  return !mod && event.key === '?' && !isTyped(event.target) && hasSingleKeys() ? 'keys' : null
}

/** Whether the single-key shortcut `?` is enabled. Speech-input users trigger single keys by accident. Source: WCAG 2.1.4. */
export function hasSingleKeys(): boolean {
  return readStored(SINGLE_KEYS) !== 'off'
}

/** Enables or disables the shortcut `?` in this browser. */
export function setSingleKeys(on: boolean): void {
  writeStored(SINGLE_KEYS, on ? null : 'off')
}

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.test(target.type)
  return target instanceof Element && target.closest(TEXT) !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || (target instanceof Element && target.matches('textarea, select'))
}
