import { CAPTION_PLATFORMS, type CaptionPlatform } from '../../../../shared/features/captions/captions.constants.ts'
import { cutAtWord } from '../../../../shared/cut-at-word.ts'
import { type HookPlatform } from '../../../../shared/features/hooks/hooks.constants.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import type { Started } from '../../../../shared/features/generation/generations.schema.ts'
import { type Tone, TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { type ApiClient } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type HandoverHook, type HandoverText } from './handover-pieces.ts'

/** The request for the hooks of a new video. */
export interface HookOrder {
  topic: string
  platform: HookPlatform
  tone: Tone
  details: string[]
  useInternetSearch: boolean
}

/** The request for a script that begins with a hook. */
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

/** The request for a caption: from a stored script if there is one, else from a text. */
export interface CaptionOrder {
  content: string
  scriptId?: string | undefined
  platform: CaptionPlatform
  details: string[]
  useInternetSearch: boolean
  videoId: string
}

type InVideo<From> = From & { videoId: string }

/** Builds the request for a short script about the subject of a video. */
export function scriptOrder({ subject: { topic, tone, details }, videoId, hook }: InVideo<HandoverHook>): ScriptOrder {
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

/** Builds the request for a caption for the platform of a video. */
export function captionOrder({ subject, videoId, scriptId, content }: InVideo<HandoverText>): CaptionOrder {
  const { platform = CAPTION_PLATFORMS[0], details = [] } = subject
  // Of a stored script the server uses all words. A text is cut to the limit of the field.
  const text = cutAtWord(content, INPUT_LIMITS.content, (part) => part.length)
  return { content: text, scriptId, platform, details: [...details], useInternetSearch: false, videoId }
}

/** Starts a script, which costs one prompt. A repeated call with the same key starts nothing new. */
export function startScript({ scripts }: ApiClient, order: ScriptOrder, idempotencyKey: string): Promise<Started> {
  return withSignIn(() => scripts.start.mutate(order, { context: { idempotencyKey } }))
}

/** Starts a caption, which costs one prompt. A repeated call with the same key starts nothing new. */
export function startCaption({ captions }: ApiClient, order: CaptionOrder, idempotencyKey: string): Promise<Started> {
  return withSignIn(() => captions.start.mutate(order, { context: { idempotencyKey } }))
}
