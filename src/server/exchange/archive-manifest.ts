import { ARCHIVE, ARCHIVE_PARTS, type ArchiveLimits } from '../../shared/features/library/archive.constants.ts'
import { type ArchiveFile, ArchiveManifest } from '../../shared/features/library/archive.schema.ts'
import { ARCHIVE_REFUSAL, archiveRefusal, missingFile } from './archive-refusal.ts'
import { type ByteSource } from './byte-source.ts'
import { type ZipEntry } from './zip-directory.ts'
import { readEntry } from './zip-entry.ts'

/** A file of an archive: what the manifest says of it, and where it lies. */
export interface ListedFile extends ArchiveFile {
  entry: ZipEntry
}

/**
 * The manifest of an archive, and the files that both it and the ZIP name, in the order in which they lie there. Refuses with
 * BAD_REQUEST where there is none, it is of a newer version, it does not fit, or the two name different files.
 */
export async function readManifest(
  source: ByteSource,
  entries: readonly ZipEntry[],
  limits: ArchiveLimits,
): Promise<{ manifest: ArchiveManifest; files: ListedFile[] }> {
  const own = entries.find(({ path }) => path === ARCHIVE.manifest)
  if (!own) throw archiveRefusal(ARCHIVE_REFUSAL.noManifest)
  const unfit = archiveRefusal(ARCHIVE_REFUSAL.wrongManifest)
  const reading = readEntry(source, own, { mostBytes: limits.manifestBytes, tooLong: unfit })
  const manifest = parse(Buffer.concat(await Array.fromAsync(reading)).toString('utf8'))

  const listed = new Map(manifest.files.map((file) => [file.path, file]))
  if (listed.size < manifest.files.length) throw unfit
  if (Object.values(ARCHIVE_PARTS).some((path) => !listed.has(path))) throw unfit
  const unpacked = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (unpacked > limits.unpackedBytes) throw archiveRefusal(ARCHIVE_REFUSAL.unpacksTooLarge)

  const files = entries.flatMap((entry) => {
    if (entry === own) return []
    const file = listed.get(entry.path)
    if (!file) throw archiveRefusal(ARCHIVE_REFUSAL.unlisted)
    listed.delete(entry.path)
    return [{ ...file, entry }]
  })
  for (const path of listed.keys()) throw missingFile(path)
  return { manifest, files }
}

function parse(text: string): ArchiveManifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw archiveRefusal(ARCHIVE_REFUSAL.wrongManifest, cause)
  }
  if (isNewer(value)) throw archiveRefusal(ARCHIVE_REFUSAL.newer)
  const manifest = ArchiveManifest.safeParse(value)
  if (!manifest.success) throw archiveRefusal(ARCHIVE_REFUSAL.wrongManifest, manifest.error)
  return manifest.data
}

/** Asked before anything else of it: what a newer version looks like is not known yet. */
function isNewer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('product' in value)) return false
  return value.product === ARCHIVE.product && typeof value.version === 'number' && value.version > ARCHIVE.version
}
