import { join } from 'node:path'

/** Where audio lies that no bucket takes. */
export function audioFolder(dataDir: string): string {
  return join(dataDir, 'audio')
}

/** Where mail lies that no server brings out. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}
