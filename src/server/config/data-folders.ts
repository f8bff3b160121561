import { join } from 'node:path'

/** The folder of audio where no bucket is configured. */
export function audioFolder(dataDir: string): string {
  return join(dataDir, 'audio')
}

/** The folder of mail where no mail server is configured. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}
