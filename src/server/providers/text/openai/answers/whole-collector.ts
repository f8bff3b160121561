import { type Collector } from './collector.ts'
import { type ObjectPiece } from './object-reader.ts'

/** One result that counts only when it is complete. */
export interface WholeCollector<Part, Draft> extends Collector<Draft> {
  readonly whole: Part | null
}

/**
 * Collects one result. `read` is called once for each piece. `isUsable` returns whether a complete object is the result. `show`
 * returns the draft of an incomplete one and its length, which only grows, also over repeated calls, except after a restart.
 */
export function createWholeCollector<Part, Draft>(form: {
  read(piece: ObjectPiece): Part
  isUsable(part: Part, piece: ObjectPiece): boolean
  show(part: Part): { draft: Draft; size: number }
}): WholeCollector<Part, Draft> {
  let whole: Part | null = null
  let shown = 0
  return {
    get whole() {
      return whole
    },
    get hasResult() {
      return whole !== null
    },
    get isFull() {
      return whole !== null
    },
    restart() {
      whole = null
      shown = 0
      return []
    },
    take(piece) {
      if (whole !== null) return null
      const part = form.read(piece)
      if (piece.isComplete && form.isUsable(part, piece)) {
        whole = part
        return null
      }
      const { draft, size } = form.show(part)
      if (size <= shown) return null
      shown = size
      return draft
    },
  }
}
