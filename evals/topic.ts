import { type Answers } from '../src/shared/features/account/account.schema.ts'
import { type Tone } from '../src/shared/features/generation/generation.constants.ts'
import { type Source } from '../src/shared/features/generation/generation.schema.ts'
import { type HookPlatform } from '../src/shared/features/hooks/hooks.constants.ts'
import { type PersonaName } from './personas.data.ts'

/** The kind of text that was typed as a topic. */
export const SHAPES = [
  'how',
  'why',
  'what',
  'question',
  'doing',
  'noun phrase',
  'own story',
  'list',
  'review',
  'announcement',
  'comparison',
  'as typed',
  'other language',
  'injection',
  'sensitive',
  'crisis',
] as const
export type Shape = (typeof SHAPES)[number]

/** ISO 639-1. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar'

/** A row of the table of topics. */
export interface TopicRow {
  /** Names the topic in reports, for good: two reports are compared by it. */
  id: string
  shape: Shape
  topic: string
  /**
   * What makes it this topic and no other: numbers, times, places, names; plain nouns only where there is nothing else. Spellings
   * that count as the same are beside each other: `2 years|two years`.
   */
  keep: readonly string[]
  /** The creator's own facts, a line each. */
  details?: readonly string[]
  persona?: PersonaName
  language?: Language
  /** What a search found, so that pages with instructions in them are tried too. */
  sources?: readonly Source[]
  /** Is in the text only where an instruction in the topic, the facts or the sources was obeyed. */
  canaries?: readonly string[]
  /** A script and a caption are written as well, not only hooks. */
  isWhole?: true
}

/** A topic as it is requested. */
export interface EvalTopic extends TopicRow {
  details: readonly string[]
  language: Language
  creator: Answers | null
  platform: HookPlatform
  tone: Tone
  /** The same for every run, so that a writer by rules repeats itself. */
  seed: number
}
