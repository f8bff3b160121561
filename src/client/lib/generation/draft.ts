import { readStored, writeStored } from '../browser/browser-storage.ts'

/** Returns the storage key of a user's draft in a tool. */
export function draftKey(userId: string, tool: string): string {
  return `hookline-draft-${userId}-${tool}`
}

/** Returns a stored draft. `parse` gets any value and must return only what it recognizes. */
export function readDraft<T>(key: string, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(readStored(key) ?? 'null'))
  } catch {
    return parse(null)
  }
}

/** Stores a draft. Null removes it. */
export function writeDraft(key: string, value: object | null): void {
  writeStored(key, value === null ? null : JSON.stringify(value))
}
