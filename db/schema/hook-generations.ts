export interface HookGenerationsTable {
  id: string
  user_id: string
  topic: string
  platform: string
  tone: string
  use_internet_search: number
  /** JSON list of hooks. */
  hooks: string
  hook_count: number
  created_at: string
}
