import { CAPTION_PLATFORMS, type CaptionPlatform } from '../../../../shared/features/captions/captions.constants.ts'
import { cutAtWord } from '../../../../shared/cut-at-word.ts'
import { type HookPlatform } from '../../../../shared/features/hooks/hooks.constants.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import type { Started } from '../../../../shared/features/generation/generations.schema.ts'
import { type Tone, TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { type ApiClient } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type HandedHook, type HandedText } from './handed.ts'

/** What is asked for the hooks of a new video. */
export interface HookOrder {
  topic: string
  platform: HookPlatform
  tone: Tone
  details: string[]
  useInternetSearch: boolean
}

/** What is asked for a script that begins with a hook. */
export interface ScriptOrder {
  topic: string
  format: 'video'
  type: 'short'
  duration: '1'
  tone: Tone
  details: string[]
  useInternetSearch: boolean
  videoId: string
  hook: string
}

/** What is asked for a caption: of a stored script where there is one, else of a text. */
export interface CaptionOrder {
  content: string
  scriptId?: string | undefined
  platform: CaptionPlatform
  details: string[]
  useInternetSearch: boolean
  videoId: string
}

type InVideo<From> = From & { videoId: string }

/** The order of a short script about the subject of a video. */
export function scriptOrder({ subject: { topic, tone, details }, videoId, hook }: InVideo<HandedHook>): ScriptOrder {
  const kind = { format: 'video', type: 'short', duration: '1' } as const
  return {
    topic,
    ...kind,
    tone: tone ?? TONES[0],
    details: [...(details ?? [])],
    useInternetSearch: false,
    videoId,
    hook,
  }
}

/** The order of a caption for the platform of a video. */
export function captionOrder({ subject, videoId, scriptId, content }: InVideo<HandedText>): CaptionOrder {
  const { platform = CAPTION_PLATFORMS[0], details = [] } = subject
  // Of a stored script all words count, of a text as many as the field takes.
  const text = cutAtWord(content, INPUT_LIMITS.content, (part) => part.length)
  return { content: text, scriptId, platform, details: [...details], useInternetSearch: false, videoId }
}

/** Starts a script for one prompt. The key makes a repetition the same piece of work. */
export function startScript({ scripts }: ApiClient, order: ScriptOrder, idempotencyKey: string): Promise<Started> {
  return withSignIn(() => scripts.start.mutate(order, { context: { idempotencyKey } }))
}

/** Starts a caption for one prompt. */
export function startCaption({ captions }: ApiClient, order: CaptionOrder, idempotencyKey: string): Promise<Started> {
  return withSignIn(() => captions.start.mutate(order, { context: { idempotencyKey } }))
}
