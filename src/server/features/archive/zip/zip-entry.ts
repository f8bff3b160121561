import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { type AppError } from '../../../../shared/errors.ts'
import { ARCHIVE_REFUSAL, archiveRefusal } from './archive-refusal.ts'
import { type ByteSource } from './byte-source.ts'
import { LOCAL, type ZipEntry } from './zip-directory.ts'

const CHUNK_BYTES = 64 * 1024
/** A file that is no longer, packed and unpacked, is read and unpacked at once: a stream takes a hundred times as long. */
const SMALL_BYTES = 64 * 1024

/**
 * The content of a file, unpacked in chunks of 64 KB. Refuses with BAD_REQUEST what is damaged, and throws `tooLong` with the
 * first chunk beyond `mostBytes`: what is unpacked is counted, whatever the ZIP says of its length.
 */
export async function* readEntry(
  source: ByteSource,
  entry: ZipEntry,
  { mostBytes, tooLong }: { mostBytes: number; tooLong: AppError },
): AsyncGenerator<Uint8Array> {
  const isSmall = mostBytes <= SMALL_BYTES && entry.end - entry.offset <= SMALL_BYTES
  let bytes = 0
  let crc = 0
  try {
    for await (const chunk of isSmall ? wholeOf(source, entry, mostBytes) : partsOf(source, entry)) {
      bytes += chunk.length
      if (bytes > mostBytes) throw tooLong
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    if (error instanceof RangeError && codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLong
    if (codeOf(error).startsWith('Z_')) throw archiveRefusal(ARCHIVE_REFUSAL.damaged, error)
    throw error
  }
  if (crc !== entry.crc) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
}

/** Read once, with its header. */
async function* wholeOf(source: ByteSource, entry: ZipEntry, mostBytes: number): AsyncGenerator<Uint8Array> {
  const { offset, end, isDeflated, packedBytes } = entry
  const record = Buffer.from(await source.read(offset, end - offset))
  const start = startIn(record, entry)
  const packed = record.subarray(start, start + packedBytes)
  if (packed.length < packedBytes) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  yield isDeflated ? inflateRawSync(packed, { maxOutputLength: mostBytes + 1 }) : packed
}

async function* partsOf(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const { offset, isDeflated, packedBytes } = entry
  const head = Buffer.from(await source.read(offset, LOCAL.bytes + Buffer.byteLength(entry.name)))
  const start = offset + startIn(head, entry)
  const packed = chunksOf(source, start, start + packedBytes)
  yield* isDeflated ? inflated(packed) : packed
}

/**
 * Where the bytes begin, from the local header on, with which `record` begins. What that says must be what the directory
 * said, or two readers would see two files.
 */
function startIn(record: Buffer, { name, isDeflated, packedBytes, offset, end }: ZipEntry): number {
  if (record.length < LOCAL.bytes || record.readUInt32LE(0) !== LOCAL.signature) {
    throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  }
  const nameEnd = LOCAL.bytes + record.readUInt16LE(26)
  const start = nameEnd + record.readUInt16LE(28)
  const isSame =
    record.toString('utf8', LOCAL.bytes, nameEnd) === name && record.readUInt16LE(8) === (isDeflated ? 8 : 0)
  if (!isSame || offset + start + packedBytes > end) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
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

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
