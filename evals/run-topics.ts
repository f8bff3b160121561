import { type TextModel } from '../src/server/providers/text/text.port.ts'
import { type Piece, type Tool, TOOLS } from './piece.ts'
import { type TokenCounter } from './token-counter.ts'
import { type EvalTopic } from './topic.ts'
import { writePiece } from './write-piece.ts'

/** Options of a run. */
export interface RunOptions {
  /** Hooks are written for every topic, scripts and captions for those marked `isWhole`. */
  tools?: readonly Tool[]
  /** Number of pieces written in parallel. */
  atOnce: number
  counter: TokenCounter
  /** The current time in milliseconds. */
  now: () => number
  signal: AbortSignal
  onPiece?: (piece: Piece, done: number, all: number) => void
}

/** Writes every piece of these topics, several in parallel. Returns them in the order of the topics. */
export async function runTopics(model: TextModel, topics: readonly EvalTopic[], options: RunOptions): Promise<Piece[]> {
  const { tools = TOOLS, atOnce, onPiece } = options
  const jobs = topics.flatMap((topic) =>
    tools.filter((tool) => tool === 'hooks' || topic.isWhole).map((tool) => ({ topic, tool })),
  )
  const pieces: Piece[] = []
  const left = jobs.entries()
  let done = 0
  const work = async (): Promise<void> => {
    for (const [at, { topic, tool }] of left) {
      const piece = await writePiece(model, topic, tool, options)
      pieces[at] = piece
      done += 1
      onPiece?.(piece, done, jobs.length)
    }
  }
  await model.warm()
  await Promise.all(Array.from({ length: Math.max(1, Math.min(atOnce, jobs.length)) }, work))
  return pieces
}
