export type Shape =
  | 'clause-how'
  | 'clause-why'
  | 'clause-what'
  | 'doing'
  | 'noun'
  | 'story'
  | 'list'
  | 'question'
  | 'review'
  | 'announcement'
  | 'whole'

/** A text as rules read it: as a sentence, as a part of one, and its words in small letters. */
export interface Phrased {
  text: string
  label: string
  small: readonly string[]
}

export interface Reading {
  shape: Shape
  /** The text, a title or capitals as a sentence. */
  text?: string
  /** The whole text for the middle of a sentence: a small first letter where it is no name. */
  label?: string
  isTitle?: boolean
  /** It is about the creator ("my morning routine"): a line must not ascribe it to the viewer. */
  isOwn?: boolean
  isPlural?: boolean
  isPast?: boolean
  /** A statement of no shape: it can be true or not. */
  isClaim?: boolean
  /** A list: the number as it was written, the things it counts, and their kind. */
  list?: { count: string; things: string; kind: 'advice' | 'trouble' | 'thing' }
  pair?: readonly [string, string]
  forms?: Partial<Record<'verb' | 'doing' | 'noun' | 'clause' | 'said' | 'asked', string>>
}
