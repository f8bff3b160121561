import { type z } from 'zod'
import { type Voice } from '../../shared/features/tts/tts.constants.ts'
import { type Environment } from './schema.ts'

/** Time limits in milliseconds that override the defaults. */
export interface TextTimeLimits {
  firstTokenMs: number | undefined
  totalMs: number | undefined
}

/** Which local AI servers to look for. Undefined where another service is configured, or looking is disabled. */
export interface LocalSettings {
  /** `model`: the only accepted model; undefined accepts any model that writes. */
  text: { model: string | undefined; limits: TextTimeLimits } | undefined
  speech: { model: string | undefined; voices: Partial<Record<Voice, string>> | undefined } | undefined
}

/** Parses `LOCAL_AI`: on by default, off by default in production, where the host decides which AI is used. */
export function toLocal(env: z.infer<typeof Environment>, limits: TextTimeLimits): LocalSettings {
  const isOn = (env.LOCAL_AI ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on'
  const hasText = Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL)
  const hasSpeech = Boolean(env.TTS_API_KEY ?? env.TTS_BASE_URL)
  return {
    text: isOn && !hasText ? { model: env.OPENAI_MODEL, limits } : undefined,
    speech: isOn && !hasSpeech ? { model: env.TTS_MODEL, voices: env.TTS_VOICES } : undefined,
  }
}
