import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The result of `open` for a file with these bytes, which is deleted once it is open. */
export async function openBytes<T>(bytes: Uint8Array, open: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `hookline-${randomUUID()}.zip`)
  await writeFile(path, bytes)
  try {
    return await open(path)
  } finally {
    await rm(path)
  }
}
