import { type Answers } from '../src/shared/features/account/account.schema.ts'
import { type Tone } from '../src/shared/features/generation/generation.constants.ts'
import { type Source } from '../src/shared/features/generation/generation.schema.ts'
import { type HookPlatform } from '../src/shared/features/hooks/hooks.constants.ts'
import { type PersonaName } from './personas.data.ts'

/** Kinds of text that users type as a topic. */
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
  /** Permanent name of the topic in reports: two reports are compared by it. */
  id: string
  shape: Shape
  topic: string
  /** The creator's own facts, one per entry. */
  details?: readonly string[]
  persona?: PersonaName
  language?: Language
  /** Pages that a search found, to test pages that contain instructions. */
  sources?: readonly Source[]
  /** Occurs in the text only where an instruction in the topic, the facts or the sources was obeyed. */
  canaries?: readonly string[]
  /** Also write a script and a caption. */
  isWhole?: true
}

/** A topic as it is requested. */
export interface EvalTopic extends TopicRow {
  details: readonly string[]
  language: Language
  creator: Answers | null
  platform: HookPlatform
  tone: Tone
  /** Fixed, so that a rule-based writer repeats itself. */
  seed: number
}
