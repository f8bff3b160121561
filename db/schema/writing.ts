export interface ScriptGenerationsTable {
  id: string
  user_id: string
  topic: string
  type: string
  duration: string
  tone: string
  /** `video`, `podcast` or `presentation`. */
  format: string
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
  platform: string
  style: string
  /** JSON list of the creator's own facts. */
  details: string
  use_internet_search: number
  /** JSON list of captions. */
  captions: string
  /** JSON list of pages that were read for it. */
  sources: string
  created_at: string
}
