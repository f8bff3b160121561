import { type FileHandle, open } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'

/** Bytes that are read from any place: a file, or what is in memory. */
export interface ByteSource {
  size: number
  /** So many bytes from `offset`; fewer at the end. */
  read(offset: number, length: number): Promise<Uint8Array>
  close(): Promise<void>
}

/** Opens bytes, or the file at a path. Rethrows what opening the file fails with. */
export async function openSource(source: Uint8Array | string): Promise<ByteSource> {
  if (typeof source === 'string') return fileSource(await open(source))
  return {
    size: source.length,
    async read(offset, length) {
      // Yields to the event loop, as reading a file does.
      await setImmediate()
      return source.subarray(offset, offset + length)
    },
    close: async () => {},
  }
}

async function fileSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat()
  return {
    size,
    async read(offset, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
      return buffer.subarray(0, bytesRead)
    },
    close: () => file.close(),
  }
}
