import { readStored, writeStored } from '../browser/browser-storage.ts'

/** The storage key for a user's unused input of a tool. */
export function draftKey(userId: string, tool: string): string {
  return `hookline-draft-${userId}-${tool}`
}

/** What was typed before, read by `parse`, which gets any value and returns only what it recognizes. */
export function readDraft<T>(key: string, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(readStored(key) ?? 'null'))
  } catch {
    return parse(null)
  }
}

/** Stores what is typed; null once it has been used. */
export function writeDraft(key: string, value: object | null): void {
  writeStored(key, value === null ? null : JSON.stringify(value))
}
