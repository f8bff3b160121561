import { type z } from 'zod'
import { type Voice } from '../../shared/features/tts/tts.constants.ts'
import { type Environment } from './schema.ts'

/** Milliseconds instead of the usual ones. */
export interface TextTimeLimits {
  firstTokenMs: number | undefined
  totalMs: number | undefined
}

/** Which local AI servers are looked for. Undefined where another is configured, and where none is to be asked. */
export interface LocalSettings {
  /** `model` is the one that counts; any model that writes where it is undefined. */
  text: { model: string | undefined; limits: TextTimeLimits } | undefined
  speech: { model: string | undefined; voices: Partial<Record<Voice, string>> | undefined } | undefined
}

/** Reads `LOCAL_AI`: on by default, and off by default in production, where the host decides what is used. */
export function toLocal(env: z.infer<typeof Environment>, limits: TextTimeLimits): LocalSettings {
  const isOn = (env.LOCAL_AI ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on'
  const hasText = Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL)
  const hasSpeech = Boolean(env.TTS_API_KEY ?? env.TTS_BASE_URL)
  return {
    text: isOn && !hasText ? { model: env.OPENAI_MODEL, limits } : undefined,
    speech: isOn && !hasSpeech ? { model: env.TTS_MODEL, voices: env.TTS_VOICES } : undefined,
  }
}
