export interface ScriptGenerationsTable {
  id: string
  user_id: string
  topic: string
  type: string
  duration: string
  tone: string
  /** `video`, `podcast` or `presentation`. */
  format: string
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
  use_internet_search: number
  /** JSON list of captions. */
  captions: string
  /** JSON list of pages that were read for it. */
  sources: string
  created_at: string
}
