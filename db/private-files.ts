import { chmodSync, existsSync } from 'node:fs'

/** Makes those of some files that are there readable and writable for their owner alone. */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths) {
    if (!existsSync(path)) continue
    try {
      chmodSync(path, 0o600)
    } catch {
      // Somebody else's file, or a disk that knows no owners: what can be read there is for the host to decide.
    }
  }
}
