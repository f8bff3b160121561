import { type ColumnType } from 'kysely'
import { type PlannerPlatform } from '../../src/shared/features/planner/planner.constants.ts'
import { type Tone } from '../../src/shared/features/generation/generation.constants.ts'

/** What joins a hook, a script, a voice, captions and plan entries. */
export interface VideosTable {
  id: string
  user_id: string
  title: string | null
  topic: string
  /** JSON list of the creator's own facts. */
  details: string
  platform: PlannerPlatform | null
  tone: Tone | null
  /** The chosen hook. */
  hook: string | null
  /** The id that it had in the archive from which it came. */
  original_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: string
  updated_at: string
}

/** The column of what can belong to a video. */
export interface OfVideo {
  /** The video that it belongs to. */
  video_id: ColumnType<string | null, string | null | undefined, string | null>
}

/** The columns of a piece that is made from another one. */
export interface MadeColumns extends OfVideo {
  /** JSON of what it was made from: `type`, `id`, SHA-256 as hex, and the text. */
  made_from: ColumnType<string | null, string | null | undefined, string | null>
}

/** The columns of a piece that its owner keeps. */
export interface KeptColumns extends MadeColumns {
  /** When it was put into its video. */
  video_at: ColumnType<string | null, string | null | undefined, string | null>
}
