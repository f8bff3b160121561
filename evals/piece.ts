import { type EvalTopic } from './topic.ts'

export const TOOLS = ['hooks', 'script', 'caption'] as const
export type Tool = (typeof TOOLS)[number]

/** The outcome of a request: a text, help instead of it, a warning instead of it, or a failure. */
export type Outcome = 'text' | 'help' | 'unwritten' | 'failed'

/** The cost of a call. Tokens are the service's own count, otherwise one token per four bytes. */
export interface Cost {
  seconds: number
  calls: number
  tokensIn: number
  tokensOut: number
  isEstimated: boolean
}

/** The result of one request. */
export interface Piece {
  topic: string
  tool: Tool
  outcome: Outcome
  /** The parts that are read or heard, in order: hooks, spoken sentences, sentences of a caption. */
  lines: readonly string[]
  hashtags: readonly string[]
  /** Seconds of a script at the usual speaking rate, 0 for other tools. */
  spokenSeconds: number
  /** Reasons of its warnings, or the message of a failure. */
  remarks: readonly string[]
  cost: Cost
}

/** A piece with its topic. */
export interface Read {
  piece: Piece
  topic: EvalTopic
}
