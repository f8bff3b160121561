import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the synthesizer's package; undefined where it is not installed. Loads nothing of it. */
export function findEspeak(
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): string | undefined {
  try {
    const folder = dirname(resolve('espeak-ng'))
    return existsSync(join(folder, 'espeak-ng.wasm')) ? folder : undefined
  } catch {
    return undefined
  }
}
