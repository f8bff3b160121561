import { type z } from 'zod'
import { type Voice } from '../../shared/features/tts/tts.constants.ts'
import { DEFAULT_MODEL, type Environment } from './schema.ts'

/** A service with OpenAI's protocol. */
export interface SpeechSettings {
  kind: 'openai'
  apiKey: string | undefined
  baseUrl: string | undefined
  model: string
  voices: Partial<Record<Voice, string>> | undefined
}

/** A bucket; at AWS without an endpoint. */
export interface BucketSettings {
  kind: 's3'
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const BUCKET_VARIABLES = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Problems of the `S3_*` group: incomplete. */
export function bucketProblems(set: Record<string, string | undefined>): string[] {
  if (![...BUCKET_VARIABLES, 'S3_ENDPOINT', 'S3_REGION'].some((name) => set[name])) return []
  const missing = BUCKET_VARIABLES.filter((name) => !set[name])
  return missing.length > 0 ? [`${missing.join(', ')} must be set as well, or no S3_* at all`] : []
}

/** The speech service, or undefined where the offline voice is used. */
export function toSpeech(env: z.infer<typeof Environment>): SpeechSettings | undefined {
  if (!env.TTS_API_KEY && !env.TTS_BASE_URL) return undefined
  return {
    kind: 'openai',
    apiKey: env.TTS_API_KEY,
    baseUrl: env.TTS_BASE_URL,
    model: env.TTS_MODEL ?? DEFAULT_MODEL.speech,
    voices: env.TTS_VOICES,
  }
}

/** The bucket, or undefined where audio is stored in the data folder. */
export function toAudioStore(env: z.infer<typeof Environment>): BucketSettings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    kind: 's3',
    bucket: S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
