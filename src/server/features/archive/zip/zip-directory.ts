import { open } from 'node:fs/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '../../../../shared/errors.ts'
import { ARCHIVE_REFUSAL, archiveRefusal } from './archive-refusal.ts'

/** What a ZIP begins with: a file, or the end of an empty directory. Source: PKWARE APPNOTE 6.3.10, sections 4.3.7 and 4.3.16. */
const BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006']
/** Bytes of a local header without its name and extra fields. Source: the same, section 4.3.7. */
const LOCAL_HEADER_BYTES = 30
/** Bytes of a name, with what other programs add to it and a comment, on the average. */
const NAME_BYTES = 250
/** Anyone who packs again what was unpacked adds a record for each folder, and macOS one for each file. */
const RECORDS_PER_FILE = 2

/** The flags of encryption: of the file, strong, of the directory. Source: the same, section 4.4.4. */
const ENCRYPTED = 0x2041
const STORED = 0
const DEFLATED = 8

/** What the systems of those who pack a ZIP put beside their files: macOS (AppleDouble, Finder) and Windows. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$)/iu

/** A file of a ZIP. */
export interface ZippedFile {
  /** With `/` between folders, and without the one folder that all files of the ZIP are in. */
  path: string
  entry: Entry
}

/** Opens the ZIP at a path; close it in the end. Refuses with BAD_REQUEST what is none; rethrows what reading the file fails with. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (!BEGINNINGS.includes(buffer.toString('latin1', 0, bytesRead))) throw archiveRefusal(ARCHIVE_REFUSAL.notZip)
  } finally {
    await file.close()
  }
  try {
    return await openPromise(path, { autoClose: false, decodeStrings: false })
  } catch (error) {
    throw toRefusal(error)
  }
}

/**
 * The files that a ZIP lists, in their order in it. Records of folders and files of the packer's system
 * are passed over, so that what was unpacked and packed again reads as before. Refuses with BAD_REQUEST what is damaged or
 * encrypted, names places outside, names one place twice, has files that are in each other, or holds more than `mostFiles`.
 */
export async function readDirectory(zip: ZipFile, mostFiles: number): Promise<ZippedFile[]> {
  const entries = await readRecords(zip, RECORDS_PER_FILE * mostFiles)
  entries.sort((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader)
  for (const [index, { relativeOffsetOfLocalHeader, fileNameLength, compressedSize }] of entries.entries()) {
    // Files that are in each other are how a small ZIP becomes an endless one.
    const end = relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + fileNameLength + compressedSize
    const next = entries[index + 1]?.relativeOffsetOfLocalHeader ?? zip.fileSize
    if (end > next) throw archiveRefusal(ARCHIVE_REFUSAL.damaged)
  }
  const named = entries.map((entry) => ({ path: readPath(entry), entry }))
  const files = outOfFolder(named.filter(({ path }) => !path.endsWith('/') && !SYSTEM_FILE.test(path)))
  if (files.length > mostFiles) throw archiveRefusal(ARCHIVE_REFUSAL.tooMany)
  if (new Set(files.map(({ path }) => path)).size < files.length) throw archiveRefusal(ARCHIVE_REFUSAL.twice)
  return files
}

/**
 * A refusal instead of the ZIP reader's message about a file: `otherwise`, or that it is damaged. What the disk fails with
 * is no fault of the file and stays as it is.
 */
export function toRefusal(error: unknown, otherwise = archiveRefusal(ARCHIVE_REFUSAL.damaged, error)): unknown {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error
  if (error instanceof Error && error.message.includes('encrypt')) {
    return archiveRefusal(ARCHIVE_REFUSAL.encrypted, error)
  }
  return otherwise
}

async function readRecords(zip: ZipFile, most: number): Promise<Entry[]> {
  if (zip.entryCount > most) throw archiveRefusal(ARCHIVE_REFUSAL.tooMany)
  const entries: Entry[] = []
  let nameBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (nameBytes > most * NAME_BYTES) throw archiveRefusal(ARCHIVE_REFUSAL.tooMany)
      if (entry.generalPurposeBitFlag & ENCRYPTED) throw archiveRefusal(ARCHIVE_REFUSAL.encrypted)
      const isKnown = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED
      if (!isKnown) throw archiveRefusal(ARCHIVE_REFUSAL.unknownKind)
      entries.push(entry)
    }
  } catch (error) {
    throw toRefusal(error)
  }
  return entries
}

/** Nothing is unpacked to a folder, but anyone who unpacks this file by hand must not be led elsewhere by it. */
function readPath({ fileNameRaw }: Entry): string {
  // Compress-Archive of Windows PowerShell 5.1 writes backslashes.
  const path = fileNameRaw.toString('utf8').replaceAll('\\', '/')
  if (/^\/|^[A-Za-z]:|\0|(?:^|\/)\.\.?(?:\/|$)/u.test(path) || path === '')
    throw archiveRefusal(ARCHIVE_REFUSAL.outside)
  return path
}

/** The files without the one folder that contains all of them, as when a whole folder was packed. */
function outOfFolder(files: ZippedFile[]): ZippedFile[] {
  const folder = /^[^/]+\//u.exec(files[0]?.path ?? '')?.[0]
  if (folder === undefined || !files.every(({ path }) => path.startsWith(folder))) return files
  return files.map((file) => ({ ...file, path: file.path.slice(folder.length) }))
}
