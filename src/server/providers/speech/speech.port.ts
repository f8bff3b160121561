import { type Voice } from '../../../shared/features/tts/tts.constants.ts'
import { type SpokenPiece } from '../../../shared/speech/speech-plan.ts'

/** Format of every adapter's samples: mono, 16 bit, 24 kHz, so that pieces can be joined. */
export const SAMPLE_RATE = 24_000

/** The part of a piece that a synthesizer needs; pauses are added later. */
export type SpeechRequest = Pick<SpokenPiece, 'text' | 'rate' | 'pitch' | 'language' | 'phonemes'> & { voice: Voice }

/**
 * The port to voices. Every adapter passes `speech.contract.ts`.
 *
 * `speak` resolves with the samples of one piece, which is not blank and at most `maxCharacters` UTF-16 units long. It throws
 * `AppError`: BAD_GATEWAY where the provider fails or answers invalid audio, GATEWAY_TIMEOUT after 120 s, SERVICE_UNAVAILABLE
 * (with `retryAfterSeconds` where known) where it is busy. It throws the reason of `signal` once that fires.
 */
export interface SpeechModel {
  readonly name: string
  /** UTF-16 units of the longest text of one call. */
  readonly maxCharacters: number
  /** Useful number of parallel calls. */
  readonly concurrency: number
  /** Milliseconds that a call may be silent before its place is given to another; longer than the default. */
  readonly silenceMs?: number
  /** Identifies the model in the cache of pieces: another model has other audio. */
  readonly fingerprint: string
  /**
   * Whether it can read a text in a BCP 47 language; undefined for Latin letters in the language of the voice. Left out
   * by models that read every writing system and recognize the language themselves.
   */
  canRead?(text: string, language: string | undefined): boolean
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Int16Array>
  /** After a failure: the voice that replaces an unavailable one, undefined where this one is available. */
  instead?(): Promise<SpeechModel | undefined>
  close(): Promise<void>
}
