import { type ObjectPiece } from './object-reader.ts'

/** What is built from the objects of an answer, over all the calls of one generation. */
export interface Collector<Draft> {
  /** Whether something whole is there, so that a call that fails is not made again from its beginning. */
  readonly hasResult: boolean
  /** Whether nothing more is needed of the answer. */
  readonly isFull: boolean
  /** A call begins: the incomplete piece of one that broke off is dropped. */
  begin?(): void
  /** Turns a piece into what the caller sees; null when it shows nothing new. */
  take(piece: ObjectPiece): Draft | null
  /** What this call has brought was not part of its answer and is dropped. Returns the result of the calls before. */
  restart(): Draft[]
}
