import { type Voice } from '../../../shared/features/tts/tts.constants.ts'
import { type SpokenPiece } from '../../../shared/speech/speech-plan.ts'

/** Samples as every adapter returns them: mono, 16 bit, 24 kHz, so that pieces can be joined. */
export const SAMPLE_RATE = 24_000

/** What a piece needs of a synthesizer; pauses are ours. */
export type SpeechRequest = Pick<SpokenPiece, 'text' | 'rate' | 'pitch' | 'language' | 'phonemes'> & { voice: Voice }

/**
 * The port to voices. Every adapter passes `speech.contract.ts`.
 *
 * `speak` resolves to the samples of one piece, not blank and at most `maxCharacters` UTF-16 units long. It throws
 * `AppError`: BAD_GATEWAY when the provider fails or answers broken audio, GATEWAY_TIMEOUT after 120 s,
 * SERVICE_UNAVAILABLE (with `retryAfterSeconds` where known) when it is busy. After `signal` fires it throws the
 * signal's reason.
 */
export interface SpeechModel {
  readonly name: string
  /** The longest text of one call. */
  readonly maxCharacters: number
  /** Calls at once that make sense. */
  readonly concurrency: number
  /** Milliseconds that a call may take before another gets its place, where that is more than usual. */
  readonly silenceMs?: number
  /** What a cached piece depends on beside its request: another model is another sound. */
  readonly fingerprint: string
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Int16Array>
  /** After a failure: the voice that replaces it where it is unavailable, undefined while it is there. */
  instead?(): Promise<SpeechModel | undefined>
  close(): Promise<void>
}
