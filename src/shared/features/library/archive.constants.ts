import { PLANNER_LIMITS } from '../planner/planner.constants.ts'

/** What an archive of everything says of itself. A reader refuses a version that is newer than its own. */
export const ARCHIVE = { product: 'Hookline', version: 1, manifest: 'manifest.json' } as const

/** Where the parts of an archive lie that are read again; the others are for people and other programs. */
export const ARCHIVE_PARTS = {
  items: 'library.json',
  planned: 'plan.json',
  recordings: 'recordings.json',
} as const
export type ArchivePart = keyof typeof ARCHIVE_PARTS

/**
 * The most that is read of an archive: the file itself, all its files unpacked, the manifest alone and the sound of one recording
 * (bytes; half an hour as wav), its files, of each part entries, bytes, and values of one entry, and UTF-16 units of one entry as
 * JSON (a content of control characters alone takes six times its length). Source: issue 7 for the first two; the others keep a
 * forged file out of memory, and from costing more time than one that we made.
 */
export const ARCHIVE_LIMITS = {
  packedBytes: 200 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
  manifestBytes: 4 * 1024 * 1024,
  audioBytes: 80 * 1024 * 1024,
  files: 15_010,
  items: 200_000,
  planned: PLANNER_LIMITS.entries,
  recordings: 10_000,
  itemsBytes: 512 * 1024 * 1024,
  plannedBytes: 128 * 1024 * 1024,
  recordingsBytes: 128 * 1024 * 1024,
  itemsValues: 500,
  plannedValues: 100,
  recordingsValues: 100_000,
  entryCharacters: 800_000,
} as const
export type ArchiveLimits = { [key in keyof typeof ARCHIVE_LIMITS]: number }

/** Titles of what comes that a dry run names, of each part; the counts are whole. */
export const IMPORT_TITLES = 100

/** Where everything of a user is downloaded as one ZIP. */
export const ARCHIVE_PATH = '/api/library/archive'

/** Where such a ZIP is sent to: with `?dryRun=true` it is only said what would come. */
export const IMPORT_PATH = '/api/library/import'
