import { type Tone } from '../../src/shared/features/generation/generation.constants.ts'
import { type HookPlatform } from '../../src/shared/features/hooks/hooks.constants.ts'

export interface HookGenerationsTable {
  id: string
  user_id: string
  topic: string
  platform: HookPlatform
  tone: Tone
  /** JSON list of the creator's own facts. */
  details: string
  use_internet_search: number
  /** JSON list of hooks. */
  hooks: string
  hook_count: number
  /** JSON list of pages that were read for it. */
  sources: string
  created_at: string
}
