/** How a result is in the library. The plan names it by its key. */
export interface DemoKept {
  key: string
  /** The name it was given; else that of the tool. */
  title?: string
  folder?: string
  /** Beside those that the tool adds. */
  tags?: readonly string[]
  isFavorite?: boolean
}
