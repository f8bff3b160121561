import { readStored, writeStored } from '../browser/browser-storage.ts'

const KEY = 'hookline-topic'

/** Remembers the topic that a visitor typed until there is an account to write about it; null forgets it. */
export function rememberTopic(topic: string | null): void {
  writeStored(KEY, topic)
}

/** The topic that a visitor typed before there was an account; an empty text for none. */
export function pendingTopic(): string {
  return readStored(KEY) ?? ''
}
