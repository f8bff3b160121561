import { AppError } from '../../../shared/errors.ts'
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

/** The fields of every brief. A rule-based writer uses only the brief. */
interface Brief {
  /** Seed: a deterministic writer gives the same text for the same seed. */
  seed: number
  /** The creator's answers of the onboarding; null without them. */
  creator: Answers | null
  /** The creator's own facts, one per entry. */
  details?: readonly string[] | undefined
}

export interface HooksBrief extends Brief {
  topic: string
  platform: HookPlatform
  tone: Tone
  /** The user's newest hooks, newest first; their frames are not used again. */
  recent?: readonly string[] | undefined
  /** Existing hooks of this result, in order; only the missing ones are written. */
  written?: readonly string[] | undefined
}

/** The lines of one result, in order. */
export interface ShotsBrief {
  topic: string
  lines: readonly string[]
}

export interface ScriptBrief extends Brief {
  topic: string
  /** Minutes. */
  duration: ScriptDuration
  tone: Tone
  format: ScriptFormat
  /** The hook that the creator chose: the first beat, word for word. */
  hook?: string | undefined
  /** Existing complete beats of this script: it continues after the last one. */
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
  /** The content from which this one was made; undefined for the original. */
  before?: string | undefined
  /** The requested change. */
  message: string
  /** The request of the caption. */
  userInput: CaptionInput | undefined
  /** The other hooks of the result, in order. */
  siblings?: readonly string[] | undefined
  /** The existing beginning of the new text, in readable form. The whole new text is written. */
  written?: string | undefined
}

/** The request in words for a language model. `turns` are earlier messages, oldest first, between system and user. */
export interface TextPrompt {
  system: string
  turns?: readonly { role: 'user' | 'assistant'; text: string }[]
  user: string
  /** Whether the text to change is too long to be included. */
  isCut?: boolean
}

/** A piece of the result while it is written. `index` counts from 0. */
export type HookDraft =
  | { type: 'partial'; index: number; text: string; pattern: HookPattern | null }
  | ({ type: 'hook'; index: number; text: string; pattern: HookPattern | null } & HookExtras)

/** What is seen with the line `index`, and why it works. */
export type ShotDraft = { type: 'shot'; index: number } & HookExtras

/**
 * `partial` is an incomplete beat. A `beat` whose index exists replaces that one: its words stay, its kind or direction
 * changes. After `again` the script is written again, from index 0, for the given reason.
 */
export type ScriptDraft =
  | ({ type: 'partial'; index: number } & Beat)
  | ({ type: 'beat'; index: number } & Beat)
  | { type: 'again'; reason: string }

/** `partial` is everything so far; `caption` is the complete one, sent once at the end. */
export type CaptionDraft = ({ type: 'partial' } & Caption) | ({ type: 'caption' } & Caption)

/**
 * `partial` is the new text so far, in readable form; an answer without new text has none. Then follows either
 * `version`, the new content in the form of the old one with a sentence on what changed, and other `options` in that form;
 * or `answer`: the content does not change, with the reason; a free answer costs no prompt.
 */
export type RefineDraft =
  | { type: 'partial'; text: string }
  | { type: 'version'; content: string; note: string; options?: readonly string[] }
  | { type: 'answer'; text: string; isFree?: boolean }

/** A message to the user, stored with the result and not a part of it. */
export interface WriterWarning {
  type: 'warning'
  warning: Warning
}

/** The state of a model without text: it works without writing, plans the text, or its server loads it. */
export type WriterProgress = { type: 'thinking' } | { type: 'planning' } | { type: 'loading' }

/** Distinguishes a warning from a draft. */
export function isWriterWarning(written: unknown): written is WriterWarning {
  return typeof written === 'object' && written !== null && 'type' in written && written.type === 'warning'
}

/** Distinguishes progress from a draft. */
export function isWriterProgress(written: unknown): written is WriterProgress {
  const type: unknown = typeof written === 'object' && written !== null && 'type' in written ? written.type : undefined
  return type === 'thinking' || type === 'planning' || type === 'loading'
}

/**
 * What was shown of this result so far was not part of it: it begins again from the existing part. A spent prompt stays
 * spent, and the restart costs nothing.
 */
export interface Restart {
  type: 'restart'
}

/** The events of a writer. */
export type Written<Draft> = Draft | WriterProgress | WriterWarning | Restart

export interface WriteOptions {
  /** Ends the call to the provider when the caller leaves or stops. */
  signal: AbortSignal
  /** Whether a reader follows it: then a fast writer slows down to a readable pace. */
  live: boolean
  /**
   * Called once a provider has accepted a call: it began to answer, or the caller left while it worked. Not called for
   * a call that it refused or that did not reach it. The first draft implies it.
   */
  onAccepted?: () => void
}

/** The writer recognizes a topic about killing or harming oneself: the user needs help and no text. */
export class CrisisTopic extends Error {
  constructor() {
    super('the topic is about killing or harming oneself')
    this.name = 'CrisisTopic'
  }
}

/** The model is none for chats: it embeds, ranks, completes or draws. */
export class CannotChat extends AppError {}

interface Request<Brief> {
  brief: Brief
  prompt: TextPrompt
}

/**
 * The prompt asks for the text; `shots` makes the request for the directions of beats that stand, without which there are
 * none. A rule-based writer needs neither.
 */
export interface ScriptRequest extends Request<ScriptBrief> {
  shots?: (beats: readonly Beat[]) => TextPrompt
}

/**
 * The port to text writers. Every adapter passes `text.contract.ts`.
 *
 * - `writeHooks` yields usable hooks only (`isUsableHook`), no two equal (`hookKey`), at most `HOOK_RULES.count`.
 * - `writeShots` yields at most one shot for each line, with at least one text. Only models have it.
 * - `writeScript` yields beats with words in them, a `Hook` first, which is the chosen one word for word. A script of a
 * minute that is off its length by more than `LENGTH_TOLERANCE.repairAbove` is written again once; a longer one goes on. What
 * came before a failure stays. A script that has its length and its end is complete.
 * - `writeCaption` yields a caption that fits its platform, with hashtags that follow the rules (`captions.rules.ts`).
 * - `refine` yields a new version in the form of the old content, or an answer.
 * - Each may yield progress, warnings, and a `Restart`, after which indexes count from 0 and texts grow from nothing.
 *
 * All throw `AppError`: BAD_GATEWAY where the provider fails or answers nothing usable, FORBIDDEN where it refuses the
 * topic, GATEWAY_TIMEOUT where it is too slow, SERVICE_UNAVAILABLE (with `retryAfterSeconds` where known) where it is
 * busy; `CannotChat` for the wrong kind of model; and `CrisisTopic`. After `signal` fires they throw its reason and call the provider no more.
 */
export interface TextModel {
  readonly name: string
  /** Parallel requests; `TEXT_PLACES.embedded` by default. */
  readonly concurrency?: number
  /** Milliseconds that it may take to begin; other requests wait for at least as long. */
  readonly firstTokenMs?: number
  /** Milliseconds that a call may be silent before its place is given to another; longer than the default. */
  readonly silenceMs?: number
  /** Why it cannot write about this text, called before anything is reserved; undefined where it can. */
  cannotWrite?(text: string): Warning | undefined
  /** Loads what the first text needs. */
  warm(): Promise<void>
  /** One minimal call to see whether the service answers. Throws as the others do. Undefined where there is no service. */
  check?(signal: AbortSignal): Promise<void>
  writeHooks(request: Request<HooksBrief>, options: WriteOptions): AsyncIterable<Written<HookDraft>>
  readonly writeShots?:
    | ((request: Request<ShotsBrief>, options: WriteOptions) => AsyncIterable<Written<ShotDraft>>)
    | undefined
  writeScript(request: ScriptRequest, options: WriteOptions): AsyncIterable<Written<ScriptDraft>>
  writeCaption(request: Request<CaptionBrief>, options: WriteOptions): AsyncIterable<Written<CaptionDraft>>
  refine(request: Request<RefineBrief>, options: WriteOptions): AsyncIterable<Written<RefineDraft>>
}
