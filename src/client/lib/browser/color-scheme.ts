import { type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'
import { readStored, writeStored } from './browser-storage.ts'

const KEY = 'hookline-theme'
const STORED = { light: 'light', dark: 'dark', system: 'auto' } as const satisfies Record<string, MantineColorScheme>

function parse(stored: string | null, fallback: MantineColorScheme): MantineColorScheme {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? STORED[stored] : fallback
}

/** Creates a manager that stores the theme under the product's own key and values. It also follows changes in other tabs. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined
  return {
    get: (fallback) => parse(readStored(KEY), fallback),
    set: (scheme) => writeStored(KEY, scheme === 'auto' ? 'system' : scheme),
    clear: () => writeStored(KEY, null),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === KEY) onUpdate(parse(event.newValue, 'dark'))
      }
      window.addEventListener('storage', listener)
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener)
    },
  }
}
