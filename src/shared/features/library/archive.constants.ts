import { MOST_VIDEOS } from '../videos/videos.constants.ts'
import { PLANNER_LIMITS } from '../planner/planner.constants.ts'
import { LIBRARY_QUOTA } from './library.constants.ts'

/** The manifest of an archive. Readers refuse newer versions and unknown fields, so a new field needs a new version. */
export const ARCHIVE = { product: 'Hookline', version: 3, manifest: 'manifest.json' } as const

/** The paths of an archive's parts for an import, as NDJSON. Other files are for people and other programs. */
export const ARCHIVE_PARTS = {
  items: 'library.ndjson',
  planned: 'plan.ndjson',
  recordings: 'recordings.ndjson',
  videos: 'videos.ndjson',
} as const
export type ArchivePart = keyof typeof ARCHIVE_PARTS

/** The path of each part that a version has. */
export type PartPaths = Readonly<Partial<Record<ArchivePart, string>>>

/** The paths in an archive of version 2, which has no videos. */
export const ARCHIVE_PARTS_2: PartPaths = {
  items: ARCHIVE_PARTS.items,
  planned: ARCHIVE_PARTS.planned,
  recordings: ARCHIVE_PARTS.recordings,
}

/** The paths in an archive of version 1, as JSON lists. */
export const ARCHIVE_PARTS_1: PartPaths = {
  items: 'library.json',
  planned: 'plan.json',
  recordings: 'recordings.json',
}

/**
 * Limits of every archive: bytes of the manifest and of one recording's audio (half an hour as wav), number of files (a ZIP's
 * maximum), entries and bytes of each part, and UTF-16 units of one entry as JSON (control characters take six times their
 * length, in the content and in the text of its source). They bound the memory and time that a forged file can cost.
 */
export const ARCHIVE_LIMITS = {
  manifestBytes: 16 * 1024 * 1024,
  audioBytes: 80 * 1024 * 1024,
  files: 65_535,
  items: LIBRARY_QUOTA.items,
  planned: PLANNER_LIMITS.entries,
  recordings: 65_535,
  videos: MOST_VIDEOS,
  itemsBytes: 1024 ** 3,
  plannedBytes: 128 * 1024 * 1024,
  recordingsBytes: 512 * 1024 * 1024,
  videosBytes: 256 * 1024 * 1024,
  entryCharacters: 1_500_000,
} as const

/** The limits with the bytes of the file itself and of all its files unpacked, which depend on the account. */
export type ArchiveLimits = { [key in keyof typeof ARCHIVE_LIMITS | 'packedBytes' | 'unpackedBytes']: number }

/** Bytes of an archive beside its recordings: the texts of a full library three times (JSON, CSV, Markdown), and the plan. */
const TEXT_BYTES = { packed: 1024 ** 3, unpacked: 2 * 1024 ** 3 }

/**
 * The limits of an archive for an account with so many bytes of recordings, so that its own export can be imported. A
 * free account sends at most what it may store: texts are packed to a third, which is room for all three forms.
 */
export const archiveLimits = (recordingBytes: number, { isFree = false } = {}): ArchiveLimits => ({
  ...ARCHIVE_LIMITS,
  packedBytes: recordingBytes + (isFree ? LIBRARY_QUOTA.bytes : TEXT_BYTES.packed),
  unpackedBytes: recordingBytes + TEXT_BYTES.unpacked,
})

/** The refusal of a file with more bytes. */
export const archiveTooLarge = (packedBytes: number): string =>
  `This file is larger than ${(packedBytes / 1024 ** 3).toFixed(1)} GB, which is more than your account has room for.`

/** Titles of imported entries that a dry run lists, for each part; the counts are complete. */
export const IMPORT_TITLES = 100

/** Path of the download of all data of a user as one ZIP. */
export const ARCHIVE_PATH = '/api/library/archive'

/** Path for importing such a ZIP. With `?dryRun=true` it only reports what would be imported. */
export const IMPORT_PATH = '/api/library/import'
