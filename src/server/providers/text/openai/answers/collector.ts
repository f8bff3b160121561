import { type ObjectPiece } from './object-reader.ts'

/** Collects the objects of an answer, over all calls of one generation. */
export interface Collector<Draft> {
  /** Whether there is a complete result, so that a failed call is not repeated from its beginning. */
  readonly hasResult: boolean
  /** Whether no more of the answer is needed. */
  readonly isFull: boolean
  /** A call begins: drops the incomplete piece of an interrupted one. */
  begin?(): void
  /** Converts a piece to a draft; null where it shows nothing new. */
  take(piece: ObjectPiece): Draft | null
  /** The next draft of the same piece, where one may have several. */
  next?(): Draft | null
  /** Drops the pieces of this call, which were not part of its answer. Returns the result of the calls before. */
  restart(): Draft[]
}
