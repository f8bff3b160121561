import { chmodSync, existsSync } from 'node:fs'

/** Makes the existing ones of some files readable and writable for their owner alone. */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths) {
    if (!existsSync(path)) continue
    try {
      chmodSync(path, 0o600)
    } catch {
      // Another user's file, or a file system without permissions.
    }
  }
}
