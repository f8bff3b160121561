/** A result saved in the library. The plan refers to it by its key. */
export interface SavedDemoResult {
  key: string
  /** Its title; the tool's by default. */
  title?: string
  folder?: string
  /** Tags beside those that the tool adds. */
  tags?: readonly string[]
  isFavorite?: boolean
}
