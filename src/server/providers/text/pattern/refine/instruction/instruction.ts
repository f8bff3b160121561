/** A change that the writer knows how to make. */
export type ChangeName =
  | 'shorter'
  | 'longer'
  | 'emotion'
  | 'plain'
  | 'casual'
  | 'formal'
  | 'funny'
  | 'serious'
  | 'inspiring'
  | 'numbers'
  | 'no-numbers'
  | 'statistics'
  | 'question'
  | 'no-question'
  | 'action'
  | 'new-action'
  | 'no-action'
  | 'emoji'
  | 'fewer-emoji'
  | 'no-emoji'
  | 'hook'
  | 'question-hook'
  | 'again'
  | 'simple'
  | 'hashtags'
  | 'fewer-hashtags'
  | 'no-hashtags'
  | 'YouTube'
  | 'TikTok'
  | 'Instagram'
  | 'undo'

/** How long a text is to be: a share of what it is, or so many of a unit at most or at least. */
export type LengthGoal =
  | { unit: 'share'; share: number }
  | { unit: 'words' | 'seconds' | 'sentences' | 'characters'; amount: number; bound: 'most' | 'least' | 'about' }

/** A request that carries its own words. */
export type WordRequest =
  | { type: 'replace'; from: string; to: string }
  | { type: 'remove'; words: string }
  | { type: 'insert'; words: string; at: 'start' | 'end' }
  | { type: 'topic'; to: string }

/** What a message asks for. */
export interface Instruction {
  /** In the order in which they were asked for, each once. */
  changes: readonly ChangeName[]
  goal: LengthGoal | null
  requests: readonly WordRequest[]
  /** What must not happen. */
  avoid: ReadonlySet<ChangeName>
  /** Parts of the message that ask for something else. */
  others: readonly string[]
}
