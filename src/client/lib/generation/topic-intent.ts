import { readStored, writeStored } from '../browser/browser-storage.ts'

const KEY = 'hookline-topic'

/** Stores the topic that a visitor typed until they have an account. Null removes it. */
export function rememberTopic(topic: string | null): void {
  writeStored(KEY, topic)
}

/** Returns the topic that a visitor typed before they had an account, or an empty string. */
export function pendingTopic(): string {
  return readStored(KEY) ?? ''
}
