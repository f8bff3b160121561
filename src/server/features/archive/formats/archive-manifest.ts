import type { ZipFile } from 'yauzl'
import {
  ARCHIVE,
  ARCHIVE_PARTS,
  ARCHIVE_PARTS_1,
  ARCHIVE_PARTS_2,
  type ArchiveLimits,
  type PartPaths,
} from '../../../../shared/features/library/archive.constants.ts'
import {
  ArchiveFile,
  type ArchiveManifest,
  UncheckedManifest,
} from '../../../../shared/features/library/archive.schema.ts'
import { ARCHIVE_REFUSAL, archiveRefusal, missingFile } from '../zip/archive-refusal.ts'
import { inBatches } from '../../../runtime/yield-to-event-loop.ts'
import { type ZippedFile } from '../zip/zip-directory.ts'
import { readEntry } from '../zip/zip-entry.ts'

/** A file of an archive: its entry in the manifest, and its record in the ZIP. */
export type ListedFile = ArchiveFile & ZippedFile

/**
 * The manifest of an archive, and the files that both it and the ZIP list, in the order of the ZIP. Throws BAD_REQUEST
 * where the manifest is missing, invalid or of a newer version, or where the two list different files.
 */
export async function readManifest(
  zip: ZipFile,
  zipped: readonly ZippedFile[],
  limits: ArchiveLimits,
): Promise<{ manifest: ArchiveManifest; files: ListedFile[] }> {
  const own = zipped.find(({ path }) => path === ARCHIVE.manifest)
  if (!own) throw archiveRefusal(ARCHIVE_REFUSAL.noManifest)
  const unfit = archiveRefusal(ARCHIVE_REFUSAL.wrongManifest)
  if (own.entry.uncompressedSize > limits.manifestBytes) throw unfit
  const reading = readEntry(zip, own.entry, unfit)
  const manifest = await parse(Buffer.concat(await Array.fromAsync(reading)).toString('utf8'), limits)

  const listed = new Map(manifest.files.map((file) => [file.path, file]))
  if (listed.size < manifest.files.length) throw unfit
  if (Object.values(listParts(manifest)).some((path) => !listed.has(path))) throw unfit
  const unpacked = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (unpacked > limits.unpackedBytes) throw archiveRefusal(ARCHIVE_REFUSAL.unpacksTooLarge)

  const files = zipped.flatMap((one) => {
    if (one === own) return []
    const file = listed.get(one.path)
    if (!file) throw archiveRefusal(ARCHIVE_REFUSAL.unlisted)
    listed.delete(one.path)
    return [{ ...file, ...one }]
  })
  for (const path of listed.keys()) throw missingFile(path)
  return { manifest, files }
}

/** The paths of an archive's parts, by its version. */
export const listParts = ({ version }: Pick<ArchiveManifest, 'version'>): PartPaths =>
  ({ 1: ARCHIVE_PARTS_1, 2: ARCHIVE_PARTS_2, 3: ARCHIVE_PARTS })[version]

/** Number of values and lists in a manifest per file. */
const VALUES_OF_FILE = 5

async function parse(text: string, limits: ArchiveLimits): Promise<ArchiveManifest> {
  let value: unknown
  // Bounds the time for parsing an invalid manifest, because JSON is parsed in one turn of the event loop.
  if (countSigns(text) > VALUES_OF_FILE * (limits.files + 10)) throw archiveRefusal(ARCHIVE_REFUSAL.wrongManifest)
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw archiveRefusal(ARCHIVE_REFUSAL.wrongManifest, cause)
  }
  if (isNewer(value)) throw archiveRefusal(ARCHIVE_REFUSAL.newer)
  const manifest = UncheckedManifest.safeParse(value)
  if (!manifest.success) throw archiveRefusal(ARCHIVE_REFUSAL.wrongManifest, manifest.error)
  const files: ArchiveFile[] = []
  for await (const some of inBatches(manifest.data.files)) {
    for (const listed of some) {
      const file = ArchiveFile.safeParse(listed)
      if (!file.success) throw archiveRefusal(ARCHIVE_REFUSAL.wrongManifest, file.error)
      files.push(file.data)
    }
  }
  return { ...manifest.data, files }
}

/** Checked first, because the format of newer versions is unknown. */
function isNewer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('product' in value)) return false
  return value.product === ARCHIVE.product && typeof value.version === 'number' && value.version > ARCHIVE.version
}

/** An upper bound of the number of lists, objects and commas. */
function countSigns(text: string): number {
  let signs = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x2c || code === 0x5b || code === 0x7b) signs += 1
  }
  return signs
}
