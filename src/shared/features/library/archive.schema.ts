import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { PLANNER_PLATFORMS, PLANNER_STATUSES } from '../planner/planner.constants.ts'
import { PlanRequest } from '../planner/planner.schema.ts'
import { TONES } from '../generation/generation.constants.ts'
import { SOURCE_TYPES } from '../videos/videos.constants.ts'
import { AUDIO_FORMATS, WAVEFORM_POINTS, VOICES } from '../tts/tts.constants.ts'
import { ARCHIVE, ARCHIVE_LIMITS } from './archive.constants.ts'
import { LIBRARY_TYPES } from './library.constants.ts'
import { ItemMetadata } from './library.schema.ts'

const MOST_CUES = 10_000

/** Stored text: checked, never trimmed, so that an export is imported unchanged. PostgreSQL cannot store NUL. */
const kept = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\0'))

/** Stored text that must not be blank. */
const named = (max: number) => kept(max, 1).refine((text) => text.trim() !== '')

const Id = kept(INPUT_LIMITS.id, 1)
/** A sortable instant: ISO 8601 in UTC, with milliseconds, in the years 2000 to 2100. */
const Instant = z.iso.datetime({ precision: 3 }).regex(/^(20\d\d|2100)-/u)
const Count = z.number().int().min(0)

const videoId = Id.exactOptional()

/** The video of a piece, its source (`hash` is the SHA-256 of the text in hex), and the time it joined the video. */
const ofVideo = {
  videoId,
  madeFrom: z
    .strictObject({
      type: z.enum(SOURCE_TYPES),
      id: Id,
      hash: z.string().regex(/^[0-9a-f]{64}$/u),
      text: kept(INPUT_LIMITS.libraryContent),
    })
    .exactOptional(),
  videoAt: Instant.exactOptional(),
}

/** A saved item in `library.ndjson`. */
export const ArchiveItem = z.strictObject({
  id: Id,
  title: named(INPUT_LIMITS.title),
  type: z.enum(LIBRARY_TYPES),
  content: named(INPUT_LIMITS.libraryContent),
  tags: z
    .array(named(INPUT_LIMITS.tag))
    .max(INPUT_LIMITS.tags)
    .refine((tags) => new Set(tags).size === tags.length),
  isFavorite: z.boolean(),
  folder: named(INPUT_LIMITS.folder).nullable(),
  originalId: Id.nullable(),
  metadata: z
    .record(z.string(), z.unknown())
    .refine((metadata) => ItemMetadata.safeParse(metadata).success)
    .nullable(),
  ...ofVideo,
  createdAt: Instant,
})
export type ArchiveItem = z.infer<typeof ArchiveItem>

/** A planned entry in `plan.ndjson`, with the title and type of its item for human readers. */
export const ArchiveEntry = z.strictObject({
  id: Id,
  libraryItemId: Id,
  videoId,
  title: kept(INPUT_LIMITS.title, 1),
  type: z.enum(LIBRARY_TYPES),
  platform: z.enum(PLANNER_PLATFORMS),
  scheduledDate: Instant,
  timeZone: PlanRequest.shape.timeZone.unwrap().nullable(),
  description: kept(INPUT_LIMITS.description).nullable(),
  status: z.enum(PLANNER_STATUSES),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ArchiveEntry = z.infer<typeof ArchiveEntry>

/** A recording in `recordings.ndjson`. `audio` is the path of its file in the archive; null where the file is missing. */
export const ArchiveRecording = z.strictObject({
  id: z.string().regex(/^[\w-]{1,100}$/u),
  name: named(INPUT_LIMITS.recordingName),
  originalText: named(INPUT_LIMITS.speechText),
  voice: z.enum(VOICES),
  format: z.enum(AUDIO_FORMATS),
  characterCount: Count.max(INPUT_LIMITS.speechText),
  durationMs: z.number().min(0),
  filename: z.string().regex(/^[a-z0-9-]{1,100}\.(mp3|wav)$/u),
  outline: z.array(Count.max(100)).max(WAVEFORM_POINTS),
  cues: z.array(z.strictObject({ start: Count, end: Count, lines: z.array(kept(1_000)).max(4) })).max(MOST_CUES),
  libraryItemId: Id.nullable(),
  ...ofVideo,
  createdAt: Instant,
  audio: z.string().max(200).nullable(),
})
export type ArchiveRecording = z.infer<typeof ArchiveRecording>

/** A video in `videos.ndjson`. `originalId` is its id in the account where it was created, if that is another. */
export const ArchiveVideo = z.strictObject({
  id: Id,
  originalId: Id.nullable(),
  title: kept(INPUT_LIMITS.title).nullable(),
  topic: named(INPUT_LIMITS.topic),
  details: z.array(kept(INPUT_LIMITS.detail)).max(INPUT_LIMITS.details),
  platform: z.enum(PLANNER_PLATFORMS).nullable(),
  tone: z.enum(TONES).nullable(),
  hook: kept(INPUT_LIMITS.libraryContent).nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ArchiveVideo = z.infer<typeof ArchiveVideo>

/** A file of an archive: its length in bytes and its SHA-256 in hex. */
export const ArchiveFile = z.object({
  path: z.string().regex(/^[\w./-]{1,300}$/u),
  bytes: Count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
})
export type ArchiveFile = z.infer<typeof ArchiveFile>

/** `manifest.json`, the last file of an archive: its product and version, and its files. */
export const ArchiveManifest = z.object({
  product: z.literal(ARCHIVE.product),
  version: z.literal([1, 2, ARCHIVE.version]),
  createdAt: Instant,
  counts: z.object({ items: Count, planned: Count, recordings: Count, videos: Count.default(0) }),
  files: z.array(ArchiveFile).max(ARCHIVE_LIMITS.files),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>

/** A manifest whose file entries are not parsed yet, because they are many. */
export const UncheckedManifest = ArchiveManifest.extend({ files: z.array(z.unknown()).max(ARCHIVE_LIMITS.files) })

/** The query of an import; `dryRun` only reports what would be imported. */
export const ImportRequest = z
  .object({ dryRun: z.boolean('dryRun must be true or false.').default(false) })
  .prefault({})

/** One part of an import: `present` exists already, `left` cannot be imported, `titles` are the first of the imported ones. */
const ImportPart = z.object({ coming: Count, present: Count, left: Count, titles: z.array(z.string()) })

/** The contents of an import, before or after it. */
export const ImportSummary = z.object({
  items: ImportPart,
  planned: ImportPart,
  recordings: ImportPart,
  videos: ImportPart,
})
export type ImportSummary = z.infer<typeof ImportSummary>
