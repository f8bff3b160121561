import { MOST_VIDEOS } from '../videos/videos.constants.ts'
import { PLANNER_LIMITS } from '../planner/planner.constants.ts'
import { LIBRARY_QUOTA } from './library.constants.ts'

/**
 * The manifest of an archive. A reader refuses a version that is newer than its own, and a field that it does
 * not know: a new field is a new version.
 */
export const ARCHIVE = { product: 'Hookline', version: 3, manifest: 'manifest.json' } as const

/** The paths of the parts of an archive that are read again, as NDJSON; the others are for people and other programs. */
export const ARCHIVE_PARTS = {
  items: 'library.ndjson',
  planned: 'plan.ndjson',
  recordings: 'recordings.ndjson',
  videos: 'videos.ndjson',
} as const
export type ArchivePart = keyof typeof ARCHIVE_PARTS

/** Where each part lies, of those that a version has. */
export type PartPaths = Readonly<Partial<Record<ArchivePart, string>>>

/** The same in an archive of version 2, which has no videos. */
export const ARCHIVE_PARTS_2: PartPaths = {
  items: ARCHIVE_PARTS.items,
  planned: ARCHIVE_PARTS.planned,
  recordings: ARCHIVE_PARTS.recordings,
}

/** The same in an archive of version 1, as JSON lists. */
export const ARCHIVE_PARTS_1: PartPaths = {
  items: 'library.json',
  planned: 'plan.json',
  recordings: 'recordings.json',
}

/**
 * The most that is read of any archive: of the manifest and of the sound of one recording (bytes; half an hour as wav), its
 * files (a ZIP numbers no more), of each part entries and bytes, and UTF-16 units of one entry as JSON (a content of control
 * characters alone takes six times its length, and so does the text that it was made from). They keep a forged file out of memory, and from costing more
 * time than one that we made.
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

/** The same with how large the file itself may be, and all its files unpacked, in bytes: it depends on the account. */
export type ArchiveLimits = { [key in keyof typeof ARCHIVE_LIMITS | 'packedBytes' | 'unpackedBytes']: number }

/** What an archive takes beside its recordings, in bytes: the texts of a full library three times (JSON, CSV, Markdown), the plan. */
const TEXT_BYTES = { packed: 1024 ** 3, unpacked: 2 * 1024 ** 3 }

/** The limits of an archive that an account may have exported whose recordings take so many bytes: it can always be imported. */
export const archiveLimits = (recordingBytes: number): ArchiveLimits => ({
  ...ARCHIVE_LIMITS,
  packedBytes: recordingBytes + TEXT_BYTES.packed,
  unpackedBytes: recordingBytes + TEXT_BYTES.unpacked,
})

/** The refusal of a file of more than so many bytes. */
export const archiveTooLarge = (packedBytes: number): string =>
  `This file is larger than ${(packedBytes / 1024 ** 3).toFixed(1)} GB, which is more than your account has room for.`

/** Imported titles that a dry run lists, of each part; the counts are complete. */
export const IMPORT_TITLES = 100

/** Where everything of a user is downloaded as one ZIP. */
export const ARCHIVE_PATH = '/api/library/archive'

/** Where such a ZIP is sent to: with `?dryRun=true` it is only reported what would be imported. */
export const IMPORT_PATH = '/api/library/import'
