import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, idText, looseEnum, requiredText, timeZoneName, withoutNul } from '../../wire.ts'
import { Caption } from '../captions/captions.schema.ts'
import { LibraryFilter } from '../library/library.schema.ts'
import { Details } from '../generation/details.schema.ts'
import { TONES } from '../generation/generation.constants.ts'
import { PLANNER_PLATFORMS } from '../planner/planner.constants.ts'
import { PlannerEntry, PlanRequest } from '../planner/planner.schema.ts'
import { TimedBeat } from '../scripts/scripts.schema.ts'
import { AUDIO_FORMATS, VOICES } from '../tts/tts.constants.ts'
import { SpokenFile } from '../tts/tts.schema.ts'
import { ChosenHook } from './video-reference.schema.ts'
import { DERIVED_TYPES, SOURCE_TYPES, STEP_STATES, VIDEO_PAGE, VIDEO_STEPS } from './videos.constants.ts'

const Id = idText().min(1, 'Choose a video.')

const Title = z
  .string('Title must be text.')
  .overwrite(withoutNul)
  .trim()
  .max(INPUT_LIMITS.title, atMost('Title', INPUT_LIMITS.title))

const fields = {
  topic: requiredText('Topic', INPUT_LIMITS.topic, 'Please enter a topic or content idea.'),
  platform: looseEnum('Platform', PLANNER_PLATFORMS).optional(),
  tone: looseEnum('Tone', TONES).optional(),
  details: Details,
  title: Title.optional(),
  hook: ChosenHook.optional(),
}

/** A new video. `generationId` is its generation of hooks, which belongs to the video from then on. */
export const CreateVideoRequest = z.object({ ...fields, generationId: idText().min(1).optional() })
export type CreateVideoRequest = z.infer<typeof CreateVideoRequest>

/** Changes the given fields. Null removes the hook or the title. */
export const UpdateVideoRequest = z.object({
  id: Id,
  ...fields,
  topic: fields.topic.optional(),
  hook: ChosenHook.nullable().optional(),
  title: Title.nullable().optional(),
})
export type UpdateVideoRequest = z.infer<typeof UpdateVideoRequest>

export const VideoReference = z.object({ id: Id })

/** Deletes a video; its pieces and plan entries stay without `alsoPieces`. */
export const DeleteVideoRequest = VideoReference.extend({
  alsoPieces: z.boolean('alsoPieces must be true or false.').default(false),
})
export type DeleteVideoRequest = z.infer<typeof DeleteVideoRequest>

const LIMIT = `limit must be a whole number from 1 to ${VIDEO_PAGE.max}.`

/**
 * A page of videos, newest first; `cursor` is the `nextCursor` of the page before. `search` is a substring of the title,
 * the topic, the hook or a saved piece, ignoring case.
 */
export const VideosRequest = z
  .object({
    limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(VIDEO_PAGE.max, LIMIT).default(VIDEO_PAGE.default),
    cursor: z.string('cursor must be text.').max(200).optional(),
    search: LibraryFilter.shape.search,
  })
  .prefault({})
export type VideosRequest = z.infer<typeof VideosRequest>

const state = z.enum(STEP_STATES)

/** The state of each step of a video, computed from its pieces and never stored. */
export const VideoProgress = z.object({
  hook: z.object({ state }),
  /** `gaps`: number of slots that the creator still has to fill in. `characters`: the characters of its speech. */
  script: z.object({
    state,
    seconds: z.number(),
    words: z.number().int(),
    characters: z.number().int(),
    gaps: z.number().int(),
  }),
  voice: z.object({ state, voice: z.enum(VOICES).nullable(), format: z.enum(AUDIO_FORMATS).nullable() }),
  caption: z.object({ state, platforms: z.array(z.enum(PLANNER_PLATFORMS)) }),
  /** The next entry that is not completed, otherwise the last; null without entries. */
  plan: z.object({ state, entry: PlannerEntry.nullable() }),
})
export type VideoProgress = z.infer<typeof VideoProgress>

/** A video in a list. `next` is the first step that is open or stale; null where all are done. */
export const Video = z.object({
  id: z.string(),
  title: z.string().nullable(),
  topic: z.string(),
  details: z.array(z.string()),
  platform: z.enum(PLANNER_PLATFORMS).nullable(),
  tone: z.enum(TONES).nullable(),
  hook: z.string().nullable(),
  progress: VideoProgress,
  next: z.enum(VIDEO_STEPS).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Video = z.infer<typeof Video>

/** A page, and the cursor of the next one; null at the end. */
export const VideosPage = z.object({ items: z.array(Video), nextCursor: z.string().nullable() })
export type VideosPage = z.infer<typeof VideosPage>

/** Why a piece is stale: the text of its source at that time, and the current text. */
export const Stale = z.object({ type: z.enum(SOURCE_TYPES), was: z.string(), is: z.string() })
export type Stale = z.infer<typeof Stale>

/** The ids of a piece: its library item once it is saved, and its generation, if any. */
const place = { libraryItemId: z.string().nullable(), generationId: z.string().nullable(), stale: Stale.nullable() }

/** The script of a video. `script` is the spoken text alone; `slots` are those of its beats. */
export const VideoScript = z.object({
  ...place,
  script: z.string(),
  beats: z.array(TimedBeat),
  words: z.number().int(),
  seconds: z.number(),
  slots: z.array(z.string()),
})
export type VideoScript = z.infer<typeof VideoScript>

/** The voice of a video; `recordingId` is null while it is not saved. */
export const VideoVoice = z.object({
  ...place,
  ...SpokenFile.shape,
  speechId: z.string(),
  recordingId: z.string().nullable(),
  text: z.string(),
})
export type VideoVoice = z.infer<typeof VideoVoice>

/** The caption of a video for one platform. */
export const VideoCaption = z.object({ ...place, ...Caption.shape, platform: z.enum(PLANNER_PLATFORMS) })
export type VideoCaption = z.infer<typeof VideoCaption>

/** A video with the current piece of each kind. `hookItemId` is the library item of the hook. */
export const VideoDetail = Video.extend({
  pieces: z.object({
    hookItemId: z.string().nullable(),
    /** The newest generation of hooks for this video. */
    hooksGenerationId: z.string().nullable(),
    script: VideoScript.nullable(),
    voice: VideoVoice.nullable(),
    captions: z.array(VideoCaption),
    plan: z.array(PlannerEntry),
  }),
})
export type VideoDetail = z.infer<typeof VideoDetail>

/** Removes the stale mark of a piece by setting its source to the current one. */
export const KeepPieceRequest = VideoReference.extend({
  type: z.enum(DERIVED_TYPES),
  /** The platform of the caption; all captions without it. */
  platform: looseEnum('Platform', PLANNER_PLATFORMS).optional(),
})
export type KeepPieceRequest = z.infer<typeof KeepPieceRequest>

/** Adds items of the library to a video, or removes them from theirs with null. */
export const AddToVideoRequest = z.object({
  id: Id.nullable(),
  libraryItemIds: z.array(idText().min(1)).min(1, 'Choose an item.').max(100, 'Choose at most 100 items.'),
})
export type AddToVideoRequest = z.infer<typeof AddToVideoRequest>

/** Plans a video: an entry for each platform, of its caption, otherwise the script, otherwise the hook. */
export const PlanVideoRequest = VideoReference.extend({
  platforms: z
    .array(looseEnum('Platform', PLANNER_PLATFORMS))
    .min(1, 'Choose a platform.')
    .transform((platforms) => [...new Set(platforms)]),
  scheduledDate: PlanRequest.shape.scheduledDate,
  description: PlanRequest.shape.description,
  timeZone: PlanRequest.shape.timeZone,
})
export type PlanVideoRequest = z.infer<typeof PlanVideoRequest>

/** Requests the user's next free slot, in their time zone. */
export const NextSlotRequest = z.object({ timeZone: timeZoneName() })

/** The next free slot. `isUsual`: it follows from past entries. */
export const NextSlot = z.object({ scheduledDate: z.iso.datetime(), isUsual: z.boolean() })
export type NextSlot = z.infer<typeof NextSlot>
