import { type CaptionPlatform, type CaptionStyle } from '../../src/shared/features/captions/captions.constants.ts'
import { type Tone } from '../../src/shared/features/generation/generation.constants.ts'
import {
  type ScriptDuration,
  type ScriptFormat,
  type ScriptType,
} from '../../src/shared/features/scripts/scripts.constants.ts'

export interface ScriptGenerationsTable {
  id: string
  user_id: string
  topic: string
  type: ScriptType
  duration: ScriptDuration
  tone: Tone
  format: ScriptFormat
  /** JSON list of the creator's own facts. */
  details: string
  use_internet_search: number
  /** JSON list of beats. */
  beats: string
  script: string
  words: number
  seconds: number
  /** JSON list of pages that were read for it. */
  sources: string
  created_at: string
}

export interface CaptionGenerationsTable {
  id: string
  user_id: string
  content: string
  platform: CaptionPlatform
  style: CaptionStyle
  /** JSON list of the creator's own facts. */
  details: string
  use_internet_search: number
  /** JSON list of captions. */
  captions: string
  /** JSON list of pages that were read for it. */
  sources: string
  created_at: string
}
