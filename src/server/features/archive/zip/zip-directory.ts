import { open } from 'node:fs/promises'
import type { Entry, ZipFile } from 'yauzl'
import { AppError } from '../../../../shared/errors.ts'
import { ARCHIVE_REFUSAL, archiveRefusal } from './archive-refusal.ts'

/** First bytes of a ZIP: a file, or the end of an empty directory. Source: PKWARE APPNOTE 6.3.10, sections 4.3.7 and 4.3.16. */
const BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006']
/** Bytes of a local header without its name and extra fields. Source: APPNOTE, section 4.3.7. */
const LOCAL_HEADER_BYTES = 30
/** Average bytes of a name with extra fields and comment of other programs. */
const NAME_BYTES = 250
/** Other programs add a record for each folder, and macOS one for each file. */
const RECORDS_PER_FILE = 2

/** Encryption flags: of the file, strong, of the directory. Source: APPNOTE, section 4.4.4. */
const ENCRYPTED = 0x2041
const STORED = 0
const DEFLATED = 8

/** Files that macOS (AppleDouble, Finder) and Windows add. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$)/iu

/** A file of a ZIP. */
export interface ZippedFile {
  /** Separated by `/`, without a folder that contains all files of the ZIP. */
  path: string
  entry: Entry
}

/** Opens the ZIP at a path; the caller closes it. Throws BAD_REQUEST for another format, and the errors of reading the file. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (!BEGINNINGS.includes(buffer.toString('latin1', 0, bytesRead))) throw archiveRefusal(ARCHIVE_REFUSAL.notZip)
  } finally {
    await file.close()
  }
  // Loaded with the first archive, to save memory.
  const { openPromise } = await import('yauzl')
  try {
    return await openPromise(path, { autoClose: false, decodeStrings: false })
  } catch (error) {
    throw toRefusal(error)
  }
}

/**
 * The files of a ZIP, in its order. Records of folders and of the packing system's own files are skipped, so that an
 * archive that was unpacked and packed again is read as before. Throws BAD_REQUEST for a ZIP that is damaged or
 * encrypted, has paths outside of it, a path twice, overlapping files, or more than `mostFiles` files.
 */
export async function readDirectory(zip: ZipFile, mostFiles: number): Promise<ZippedFile[]> {
  const entries = await readRecords(zip, RECORDS_PER_FILE * mostFiles)
  entries.sort((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader)
  for (const [index, { relativeOffsetOfLocalHeader, fileNameLength, compressedSize }] of entries.entries()) {
    // Overlapping files make a small ZIP expand endlessly.
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
 * Replaces the ZIP reader's error about a file by a refusal: `otherwise`, or that it is damaged. Errors of the disk
 * pass unchanged.
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

/** Nothing is unpacked to a folder here, but a user may unpack the file by hand. */
function readPath({ fileNameRaw }: Entry): string {
  // Compress-Archive of Windows PowerShell 5.1 writes backslashes.
  const path = fileNameRaw.toString('utf8').replaceAll('\\', '/')
  if (/^\/|^[A-Za-z]:|\0|(?:^|\/)\.\.?(?:\/|$)/u.test(path) || path === '')
    throw archiveRefusal(ARCHIVE_REFUSAL.outside)
  return path
}

/** The files without a folder that contains all of them, as when a whole folder was packed. */
function outOfFolder(files: ZippedFile[]): ZippedFile[] {
  const folder = /^[^/]+\//u.exec(files[0]?.path ?? '')?.[0]
  if (folder === undefined || !files.every(({ path }) => path.startsWith(folder))) return files
  return files.map((file) => ({ ...file, path: file.path.slice(folder.length) }))
}
