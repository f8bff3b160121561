import { type Answers } from '../../../shared/features/account/account.schema.ts'
import { type CaptionPlatform, type CaptionStyle } from '../../../shared/features/captions/captions.constants.ts'
import { type Caption } from '../../../shared/features/captions/captions.schema.ts'
import { type ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import { type CaptionInput } from '../../../shared/features/conversations/conversations.schema.ts'
import { type Tone } from '../../../shared/features/generation/generation.constants.ts'
import { type Warning } from '../../../shared/features/generation/generation.schema.ts'
import { type HookExtras } from '../../../shared/features/hooks/hooks.schema.ts'
import { type HookPattern, type HookPlatform } from '../../../shared/features/hooks/hooks.constants.ts'
import { type ScriptDuration, type ScriptFormat } from '../../../shared/features/scripts/scripts.constants.ts'
import { type Beat } from '../../../shared/features/scripts/scripts.rules.ts'

/** The fields of every brief. A writer by rules uses only the brief. */
interface Brief {
  /** Chance, made reproducible: the same seed gives the same text where the writer is deterministic. */
  seed: number
  /** Who writes: the answers of onboarding; null without them. */
  creator: Answers | null
  /** The creator's own facts, a line each. */
  details?: readonly string[] | undefined
}

export interface HooksBrief extends Brief {
  topic: string
  platform: HookPlatform
  tone: Tone
  /** The newest hooks of this user, newest first: none of their frames is used again. */
  recent?: readonly string[] | undefined
  /** Existing hooks of this result, in their order: the missing ones are written. */
  written?: readonly string[] | undefined
}

export interface ScriptBrief extends Brief {
  topic: string
  /** Minutes. */
  duration: ScriptDuration
  tone: Tone
  format: ScriptFormat
  /** The hook that the creator chose: the first beat begins with it word for word. */
  hook?: string | undefined
  /** Existing whole beats of this script: it continues after the last one. */
  written?: readonly Beat[] | undefined
}

export interface CaptionBrief extends Brief {
  content: string
  platform: CaptionPlatform
  style: CaptionStyle
  /** The existing beginning of this caption. The whole caption is written, beginning with it. */
  written?: string | undefined
}

/** A caption is refined as a caption, everything else as text; a script's text has its cue lines (`readScript`). */
export interface RefineBrief extends Brief {
  toolType: ToolType
  /** What the content was written for. */
  originalPrompt: string
  content: string
  /** The content that this one was made from; none where it is what the conversation began with. */
  before?: string | undefined
  /** What is asked to change. */
  message: string
  /** The request for a caption. */
  userInput: CaptionInput | undefined
  /** The other hooks of the result, in their order. */
  siblings?: readonly string[] | undefined
  /** The beginning of the new text, as a person reads it, which stands already. The whole new text is written. */
  written?: string | undefined
}

/** The same request in words for a language model: earlier turns, oldest first, are between system and user. */
export interface TextPrompt {
  system: string
  turns?: readonly { role: 'user' | 'assistant'; text: string }[]
  user: string
  /** The text that is to be changed is too long to be in it. */
  isCut?: boolean
}

/** The plan of a long script, by a model. */
export interface ScriptOutline {
  /** What anyone who stays to the end gets. */
  promise: string
  /** The open loop: the hook raises it, nothing but the payoff answers it. */
  question: string
  /** What each chapter is about, and one point for each of its beats that make one. There may be fewer than requested. */
  chapters: readonly { about: string; points: readonly string[] }[]
  payoff: string
}

/** How a long script is requested: `prompt` of its request asks for the outline, `ask` words the request for each chapter. */
export interface ScriptChapters {
  count: number
  /** The first chapter, counted from 0, that does not stand to its end. */
  from: number
  /**
   * The request for the chapter `at`, counted from 0, which follows the beats `before` and repeats nothing of them.
   * `seconds` is its share of the whole; the prompt may ask for more or less, so that what is too short or long by then is
   * made up for.
   */
  ask(at: number, outline: ScriptOutline, before: readonly Beat[]): { prompt: TextPrompt; seconds: number }
}

/** A piece of the result as it is being written. `index` counts from 0. */
export type HookDraft =
  | { type: 'partial'; index: number; text: string; pattern: HookPattern | null }
  | ({ type: 'hook'; index: number; text: string; pattern: HookPattern } & HookExtras)

/** `partial` is a beat that still grows. After `again` the script is written again, from index 0, for the reason given. */
export type ScriptDraft =
  | ({ type: 'partial'; index: number } & Beat)
  | ({ type: 'beat'; index: number } & Beat)
  | { type: 'again'; reason: string }

/** `partial` is everything so far; `caption` is the whole and sent once, last. */
export type CaptionDraft = ({ type: 'partial' } & Caption) | ({ type: 'caption' } & Caption)

/**
 * `partial` is all of the new text so far, as readable text; an answer without new text has none. Then follows either `version`, the new content in the
 * form of the old one with a sentence on what changed, or `answer`: the content stays, and this is why; a free one costs no prompt.
 */
export type RefineDraft =
  | { type: 'partial'; text: string }
  | { type: 'version'; content: string; note: string }
  | { type: 'answer'; text: string; isFree?: boolean }

/** A message to the user beside the result: stored with it, and no part of it. */
export interface WriterWarning {
  type: 'warning'
  warning: Warning
}

/** The state of a model without text: it works without writing, or its server loads it first. */
export type WriterProgress = { type: 'thinking' } | { type: 'loading' }

/** Distinguishes a warning from text. */
export function isWriterWarning(written: unknown): written is WriterWarning {
  return typeof written === 'object' && written !== null && 'type' in written && written.type === 'warning'
}

/** Distinguishes progress from text. */
export function isWriterProgress(written: unknown): written is WriterProgress {
  const type: unknown = typeof written === 'object' && written !== null && 'type' in written ? written.type : undefined
  return type === 'thinking' || type === 'loading'
}

/**
 * What was shown so far of this result was not part of it: it begins again from the existing part. A prompt
 * that was kept for it stays kept, and the beginning anew costs nothing.
 */
export interface Restart {
  type: 'restart'
}

/** The events of a writer, piece by piece. */
export type Written<Draft> = Draft | WriterProgress | WriterWarning | Restart

export interface WriteOptions {
  /** Ends the call to the provider when the caller leaves or stops. */
  signal: AbortSignal
  /** A reader watches: a writer that is faster than the eye keeps a readable pace. */
  live: boolean
  /**
   * Called once a provider has accepted a call: it began to answer, or the caller left while it worked. Never for a call
   * that it refused or that did not reach it. The first draft means the same.
   */
  onAccepted?: () => void
}

/** The writer sees that a topic is about killing or harming oneself: anyone who asked needs help and no text. */
export class CrisisTopic extends Error {
  constructor() {
    super('the topic is about killing or harming oneself')
    this.name = 'CrisisTopic'
  }
}

interface Request<Brief> {
  brief: Brief
  prompt: TextPrompt
}

/** Without `chapters` the prompt asks for the whole script. A writer by rules needs neither. */
export interface ScriptRequest extends Request<ScriptBrief> {
  chapters?: ScriptChapters | undefined
}

/**
 * The port to text writers. Every adapter passes `text.contract.ts`.
 *
 * - `writeHooks` yields usable hooks only (`isUsableHook`), no two equal (`hookKey`), at most `HOOK_RULES.count`.
 * - `writeScript` yields beats with words in them, a `Hook` first. A script that is off the asked length by more than
 *   `LENGTH_TOLERANCE.repairAbove` is written again once: all of it, or the chapters that make the difference. What came
 *   before a failure stays, chapter by chapter.
 * - `writeCaption` yields a caption that fits its platform, with hashtags that keep to the rules (`captions.rules.ts`).
 * - `refine` yields a new version in the form of the old content, or an honest answer.
 * - Each may yield its progress, warnings, and a `Restart` after which indexes count from 0 and texts grow from nothing.
 *
 * All throw `AppError`: BAD_GATEWAY when the provider fails or answers nothing usable, FORBIDDEN when it refuses the topic,
 * GATEWAY_TIMEOUT when it is too slow, SERVICE_UNAVAILABLE (with `retryAfterSeconds` where known) when it is busy; and
 * `CrisisTopic`. After `signal` fires they throw the
 * signal's reason and call the provider no more.
 */
export interface TextModel {
  readonly name: string
  /** Requests that it answers at once; `TEXT_PLACES.embedded` where it is left out. */
  readonly concurrency?: number
  /** Milliseconds that it may take to begin; so long others wait for it at least. */
  readonly firstTokenMs?: number
  /** Milliseconds that a call may show nothing before another gets its place, where that is more than usual. */
  readonly silenceMs?: number
  /** Why it writes nothing about this text, asked before anything is reserved; undefined where it writes. */
  cannotWrite?(text: string): Warning | undefined
  /** Loads what the first text needs, so that it has no delay. */
  warm(): Promise<void>
  /** One tiny call, to see whether the service answers; throws as the others do. Left out where there is no service. */
  check?(signal: AbortSignal): Promise<void>
  writeHooks(request: Request<HooksBrief>, options: WriteOptions): AsyncIterable<Written<HookDraft>>
  writeScript(request: ScriptRequest, options: WriteOptions): AsyncIterable<Written<ScriptDraft>>
  writeCaption(request: Request<CaptionBrief>, options: WriteOptions): AsyncIterable<Written<CaptionDraft>>
  refine(request: Request<RefineBrief>, options: WriteOptions): AsyncIterable<Written<RefineDraft>>
}
