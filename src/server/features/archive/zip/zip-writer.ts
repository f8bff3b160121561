import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import { type ArchiveFile } from '../../../../shared/features/library/archive.schema.ts'

const DEFLATED = 8
const STORED = 0
/** Limit of offsets and counts without ZIP64, which the oldest programs do not read. */
const MOST_BYTES = 0xffff_ffff
const MOST_FILES = 0xffff

/** What is packed: text, or bytes. */
export type Chunks = AsyncIterable<string | Uint8Array>

export type ZipWriter = ReturnType<typeof createZipWriter>

/**
 * A ZIP that is generated as it is read: `add` and `end` yield its bytes. Only a chunk and the record of each file are
 * in memory. `at` is the files' timestamp. Throws `RangeError` beyond 4 GB or 65,535 files.
 */
export function createZipWriter(at: Date) {
  let ready: Uint8Array[] = []
  let written = 0
  const files: ArchiveFile[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written += chunk.length
    if (written > MOST_BYTES) throw new RangeError('A ZIP file holds at most 4 GB.')
    ready.push(chunk)
  })

  function* drain(): Generator<Uint8Array> {
    const chunks = ready
    ready = []
    yield* chunks
  }

  return {
    /** Files added so far. */
    files: files as readonly ArchiveFile[],

    /** Adds a file. With `isPacked` it is stored uncompressed, as audio is compressed already. */
    async *add(path: string, content: Chunks, { isPacked = false } = {}): AsyncGenerator<Uint8Array> {
      if (files.length >= MOST_FILES) throw new RangeError('A ZIP file holds at most 65,535 files.')
      const file: ZipInputFile = {
        filename: path,
        size: 0,
        crc: 0,
        compression: isPacked ? STORED : DEFLATED,
        mtime: at,
      }
      const hash = createHash('sha256')
      zip.add(file)
      const measured = async function* (): AsyncGenerator<Uint8Array> {
        for await (const chunk of content) {
          const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
          hash.update(bytes)
          file.crc = crc32(bytes, file.crc)
          file.size += bytes.length
          yield bytes
        }
      }
      for await (const chunk of isPacked ? measured() : deflated(measured())) {
        file.ondata?.(null, chunk as Uint8Array<ArrayBuffer>, false)
        yield* drain()
      }
      file.ondata?.(null, new Uint8Array(), true)
      yield* drain()
      files.push({ path, bytes: file.size, sha256: hash.digest('hex') })
    },

    /** Writes the directory; nothing can be added afterwards. */
    *end(): Generator<Uint8Array> {
      zip.end()
      yield* drain()
    },
  }
}

/** Compressed in zlib's threads: fflate would do it on the event loop. */
async function* deflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw()
  // The loop below throws its error. Leaving the loop early is no error.
  pipeline(content, deflate).catch(() => {})
  for await (const chunk of deflate) yield chunk as Uint8Array
}
