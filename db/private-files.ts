import { chmodSync, existsSync } from 'node:fs'

/** Makes those of the files that exist readable and writable for their owner alone. */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths) {
    if (!existsSync(path)) continue
    try {
      chmodSync(path, 0o600)
    } catch {
      // The file belongs to another user, or the file system has no permissions.
    }
  }
}
