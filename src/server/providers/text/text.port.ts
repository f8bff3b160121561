import { type HookPattern, type HookPlatform, type Tone } from '../../../shared/features/hooks/hooks.constants.ts'

/** What is asked for, in the product's own words. A writer by rules works from this alone. */
export interface HooksBrief {
  topic: string
  platform: HookPlatform
  tone: Tone
  /** Chance, made reproducible: the same seed gives the same hooks where the writer is deterministic. */
  seed: number
}

/** The same request in words for a language model. */
export interface TextPrompt {
  system: string
  user: string
}

/** A piece of the result as it is being written. `index` counts from 0. */
export type HookDraft =
  | { type: 'partial'; index: number; text: string; pattern: HookPattern | null }
  | { type: 'hook'; index: number; text: string; pattern: HookPattern }

export interface WriteOptions {
  /** Ends the call to the provider when the caller leaves or stops. */
  signal: AbortSignal
  /** Somebody watches it being written: a writer that is faster than the eye keeps a readable pace. */
  live: boolean
}

/**
 * The port to whatever writes text. Every adapter passes `text.contract.ts`.
 *
 * `writeHooks` yields usable hooks only (`isUsableHook`), no two alike (`hookKey`), at most `HOOK_RULES.count`.
 * It throws `AppError`: BAD_GATEWAY when the provider fails or answers nothing usable, GATEWAY_TIMEOUT when it is too
 * slow, SERVICE_UNAVAILABLE (with `retryAfterSeconds` where known) when it is busy. After `signal` fires it throws the
 * signal's reason and calls the provider no more.
 */
export interface TextModel {
  readonly name: string
  writeHooks(request: { brief: HooksBrief; prompt: TextPrompt }, options: WriteOptions): AsyncIterable<HookDraft>
}
