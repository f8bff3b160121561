import { type EvalTopic } from './topic.ts'

export const TOOLS = ['hooks', 'script', 'caption'] as const
export type Tool = (typeof TOOLS)[number]

/** What became of a request: a text, help in its place, a warning in its place, or a failure. */
export type Outcome = 'text' | 'help' | 'unwritten' | 'failed'

/** What a call cost. Tokens are the service's own count where it gives one, else a token for every four bytes. */
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
  /** What is read or heard, in order: hooks, spoken sentences, sentences of a caption. */
  lines: readonly string[]
  hashtags: readonly string[]
  /** Seconds of a script at the usual speaking rate, 0 for anything else. */
  spokenSeconds: number
  /** Reasons of the warnings beside it, or the message of a failure. */
  remarks: readonly string[]
  cost: Cost
}

/** A piece beside its topic, and all pieces of the same tool. */
export interface Read {
  piece: Piece
  topic: EvalTopic
  others: readonly { piece: Piece; topic: EvalTopic }[]
}
