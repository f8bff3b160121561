import { setImmediate } from 'node:timers/promises'
import { ARCHIVE_REFUSAL, archiveRefusal } from './archive-refusal.ts'
import { type ByteSource } from './byte-source.ts'

/** Signatures and lengths of the records of a ZIP. Source: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
export const LOCAL = { signature: 0x0403_4b50, bytes: 30 } as const
const CENTRAL = { signature: 0x0201_4b50, bytes: 46 } as const
const END = { signature: 0x0605_4b50, bytes: 22 } as const
const MOST_COMMENT_BYTES = 0xffff
/** Above what 15,000 names of ours take: a forged directory is not read into memory. */
const MOST_DIRECTORY_BYTES = 4 * 1024 * 1024

/** Records that are read before others get their turn. */
const AT_ONCE = 1_000

const ENCRYPTED = 0b10_0000_0100_0001
const STORED = 0
const DEFLATED = 8

/** A file of a ZIP. Its bytes begin behind a local header at `offset` and end before `end`, where the next one begins. */
export interface ZipEntry {
  path: string
  isDeflated: boolean
  crc: number
  packedBytes: number
  offset: number
  end: number
}

/**
 * What a ZIP says that it holds, in the order in which it lies there. Refuses with BAD_REQUEST what is no whole ZIP, is
 * encrypted, names places outside, names one place twice, or holds more than `mostFiles`. No length in it is believed:
 * `readEntry` counts.
 */
export async function readDirectory(source: ByteSource, mostFiles: number): Promise<ZipEntry[]> {
  const start = viewOf(await source.read(0, 4))
  const signature = start.byteLength === 4 ? start.getUint32(0, true) : 0
  if (signature !== LOCAL.signature && signature !== END.signature) throw archiveRefusal(ARCHIVE_REFUSAL.notZip)
  const { count, bytes, offset } = await findEnd(source)
  if (count > mostFiles) throw archiveRefusal(ARCHIVE_REFUSAL.tooMany)
  const directory = Buffer.from(await source.read(offset, bytes))
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    const { entry, length } = readCentral(directory.subarray(at), offset)
    entries.push(entry)
    at += length
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  if (at !== bytes) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  if (new Set(entries.map(({ path }) => path)).size < count) throw archiveRefusal(ARCHIVE_REFUSAL.twice)
  entries.sort((one, other) => one.offset - other.offset)
  // Where each may end keeps files from lying in each other, which is how a small ZIP becomes an endless one.
  return entries.map((entry, index) => ({ ...entry, end: entries[index + 1]?.offset ?? offset }))
}

async function findEnd(source: ByteSource): Promise<{ count: number; bytes: number; offset: number }> {
  const length = Math.min(source.size, END.bytes + MOST_COMMENT_BYTES)
  const tail = Buffer.from(await source.read(source.size - length, length))
  for (let at = tail.length - END.bytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END.signature) continue
    if (at + END.bytes + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [disks, count, bytes, offset] = [
      tail.readUInt32LE(at + 4),
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ]
    const isWhole = offset + bytes === source.size - tail.length + at && count === tail.readUInt16LE(at + 8)
    if (disks === 0 && isWhole && bytes <= MOST_DIRECTORY_BYTES) return { count, bytes, offset }
  }
  throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
}

function readCentral(record: Buffer, directoryOffset: number): { entry: ZipEntry; length: number } {
  if (record.length < CENTRAL.bytes || record.readUInt32LE(0) !== CENTRAL.signature) {
    throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  }
  const nameBytes = record.readUInt16LE(28)
  const length = CENTRAL.bytes + nameBytes + record.readUInt16LE(30) + record.readUInt16LE(32)
  const offset = record.readUInt32LE(42)
  if (length > record.length || offset >= directoryOffset) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  if (record.readUInt16LE(8) & ENCRYPTED) throw archiveRefusal(ARCHIVE_REFUSAL.encrypted)
  const method = record.readUInt16LE(10)
  if (method !== STORED && method !== DEFLATED) throw archiveRefusal(ARCHIVE_REFUSAL.unknownKind)
  const path = record.toString('utf8', CENTRAL.bytes, CENTRAL.bytes + nameBytes)
  if (leadsOutside(path)) throw archiveRefusal(ARCHIVE_REFUSAL.outside)
  const entry = {
    path,
    isDeflated: method === DEFLATED,
    crc: record.readUInt32LE(16),
    packedBytes: record.readUInt32LE(20),
    offset,
    end: directoryOffset,
  }
  return { entry, length }
}

/** Nothing is unpacked to a folder, but whoever unpacks this file by hand must not be led elsewhere by it. */
function leadsOutside(path: string): boolean {
  return /^\/|^[A-Za-z]:|\\|\0|(?:^|\/)\.\.?(?:\/|$)/u.test(path) || path === ''
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
