import type { ColumnType } from 'kysely'
import type { PlannerPlatform } from '../../src/shared/features/planner/planner.constants.ts'
import type { Tone } from '../../src/shared/features/generation/generation.constants.ts'

/** A video joins a hook, a script, a voice, captions and plan entries. */
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
  /** The video's id in the account where it was created. */
  original_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: string
  updated_at: string
}

/** The column of a table whose rows can belong to a video. */
export interface OfVideo {
  /** The video to which it belongs. */
  video_id: ColumnType<string | null, string | null | undefined, string | null>
}

/** The columns of a piece that is made from another piece. */
export interface MadeColumns extends OfVideo {
  /** JSON of its source: `type`, `id`, SHA-256 as hex, and the text. */
  made_from: ColumnType<string | null, string | null | undefined, string | null>
}

/** The columns of a saved piece. */
export interface KeptColumns extends MadeColumns {
  /** When it was added to its video. */
  video_at: ColumnType<string | null, string | null | undefined, string | null>
}
