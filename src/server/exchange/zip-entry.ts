import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { type AppError } from '../../shared/errors.ts'
import { ARCHIVE_REFUSAL, archiveRefusal } from './archive-refusal.ts'
import { type ByteSource } from './byte-source.ts'
import { LOCAL, type ZipEntry } from './zip-directory.ts'

const CHUNK_BYTES = 64 * 1024

/**
 * The content of a file, unpacked in chunks of 64 KB. Refuses with BAD_REQUEST what is damaged, and throws `tooLong` with the
 * first chunk beyond `mostBytes`: what is unpacked is counted, whatever the ZIP says of its length.
 */
export async function* readEntry(
  source: ByteSource,
  entry: ZipEntry,
  { mostBytes, tooLong }: { mostBytes: number; tooLong: AppError },
): AsyncGenerator<Uint8Array> {
  const start = await findStart(source, entry)
  const packed = chunksOf(source, start, start + entry.packedBytes)
  let bytes = 0
  let crc = 0
  try {
    for await (const chunk of entry.isDeflated ? inflated(packed) : packed) {
      bytes += chunk.length
      if (bytes > mostBytes) throw tooLong
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    if (isOfZlib(error)) throw archiveRefusal(ARCHIVE_REFUSAL.damaged, error)
    throw error
  }
  if (crc !== entry.crc) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
}

/** Where the bytes begin. What the local header says must be what the directory said, or two readers would see two files. */
async function findStart(
  source: ByteSource,
  { path, isDeflated, packedBytes, offset, end }: ZipEntry,
): Promise<number> {
  const header = Buffer.from(await source.read(offset, LOCAL.bytes))
  if (header.length < LOCAL.bytes || header.readUInt32LE(0) !== LOCAL.signature) {
    throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  }
  const nameBytes = header.readUInt16LE(26)
  const name = Buffer.from(await source.read(offset + LOCAL.bytes, nameBytes))
  const start = offset + LOCAL.bytes + nameBytes + header.readUInt16LE(28)
  const isSame = name.toString('utf8') === path && header.readUInt16LE(8) === (isDeflated ? 8 : 0)
  if (!isSame || start + packedBytes > end) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  return start
}

async function* chunksOf(source: ByteSource, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to;) {
    const chunk = await source.read(at, Math.min(CHUNK_BYTES, to - at))
    if (chunk.length === 0) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
    at += chunk.length
    yield chunk
  }
}

async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES })
  // Its failure is thrown by the loop below; leaving the loop early is none.
  pipeline(packed, inflate).catch(() => {})
  for await (const chunk of inflate) yield chunk as Uint8Array
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
