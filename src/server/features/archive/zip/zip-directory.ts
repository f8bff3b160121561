import { setImmediate } from 'node:timers/promises'
import { ARCHIVE_REFUSAL, archiveRefusal } from './archive-refusal.ts'
import { type ByteSource } from './byte-source.ts'

/** Signatures and lengths of the records of a ZIP. Source: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
export const LOCAL = { signature: 0x0403_4b50, bytes: 30 } as const
const CENTRAL = { signature: 0x0201_4b50, bytes: 46 } as const
const END = { signature: 0x0605_4b50, bytes: 22 } as const
const MOST_COMMENT_BYTES = 0xffff
/** Bytes of one record with its name and what other programs add to it. */
const RECORD_BYTES = 300
/** Whoever packs again what was unpacked adds a record for each folder, and macOS one for each file. */
const RECORDS_OF_FILE = 2

/** Records that are read before a yield to the event loop. */
const AT_ONCE = 1_000

const ENCRYPTED = 0b10_0000_0100_0001
const STORED = 0
const DEFLATED = 8

/** What the systems of those who pack a ZIP put beside their files: macOS (AppleDouble, Finder) and Windows. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$)/iu

/** A file of a ZIP. Its bytes begin behind a local header at `offset` and end before `end`, where the next one begins. */
export interface ZipEntry {
  /** With `/` between folders, and without the one folder that all files of the ZIP lie in. */
  path: string
  /** The same as both headers have it. */
  name: string
  isDeflated: boolean
  crc: number
  packedBytes: number
  offset: number
  end: number
}

/**
 * The files that a ZIP says it holds, in the order in which they lie there. Records of folders and files of the packer's system
 * are passed over, so that what was unpacked and packed again reads as before. Refuses with BAD_REQUEST what is no whole ZIP, is
 * encrypted, names places outside, names one place twice, or holds more than `mostFiles`. No length in it is believed:
 * `readEntry` counts.
 */
export async function readDirectory(source: ByteSource, mostFiles: number): Promise<ZipEntry[]> {
  const start = viewOf(await source.read(0, 4))
  const signature = start.byteLength === 4 ? start.getUint32(0, true) : 0
  if (signature !== LOCAL.signature && signature !== END.signature) throw archiveRefusal(ARCHIVE_REFUSAL.notZip)
  const mostRecords = RECORDS_OF_FILE * mostFiles
  const { count, bytes, offset } = await findEnd(source, mostRecords * RECORD_BYTES)
  if (count > mostRecords) throw archiveRefusal(ARCHIVE_REFUSAL.tooMany)
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
  entries.sort((one, other) => one.offset - other.offset)
  // Where each may end keeps files from lying in each other, which is how a small ZIP becomes an endless one.
  const bounded = entries.map((entry, index) => ({ ...entry, end: entries[index + 1]?.offset ?? offset }))
  const files = outOfFolder(bounded.filter(({ path }) => !path.endsWith('/') && !SYSTEM_FILE.test(path)))
  if (files.length > mostFiles) throw archiveRefusal(ARCHIVE_REFUSAL.tooMany)
  if (new Set(files.map(({ path }) => path)).size < files.length) throw archiveRefusal(ARCHIVE_REFUSAL.twice)
  return files
}

/** The files without the one folder that holds all of them: what is made of a folder that is packed as a whole. */
function outOfFolder(files: ZipEntry[]): ZipEntry[] {
  const folder = /^[^/]+\//u.exec(files[0]?.path ?? '')?.[0]
  if (folder === undefined || !files.every(({ path }) => path.startsWith(folder))) return files
  return files.map((file) => ({ ...file, path: file.path.slice(folder.length) }))
}

async function findEnd(
  source: ByteSource,
  mostBytes: number,
): Promise<{ count: number; bytes: number; offset: number }> {
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
    if (disks === 0 && isWhole && bytes <= mostBytes) return { count, bytes, offset }
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
  const name = record.toString('utf8', CENTRAL.bytes, CENTRAL.bytes + nameBytes)
  // Compress-Archive of Windows PowerShell 5.1 writes them so.
  const path = name.replaceAll('\\', '/')
  if (leadsOutside(path)) throw archiveRefusal(ARCHIVE_REFUSAL.outside)
  const entry = {
    path,
    name,
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
  return /^\/|^[A-Za-z]:|\0|(?:^|\/)\.\.?(?:\/|$)/u.test(path) || path === ''
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
