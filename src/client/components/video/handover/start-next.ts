import { CAPTION_PLATFORMS } from '../../../../shared/features/captions/captions.constants.ts'
import type { Started } from '../../../../shared/features/generation/generations.schema.ts'
import { TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { type ApiClient } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type HandedHook, type HandedText } from './handed.ts'

/** What is asked for a script that begins with a hook. */
export function scriptOrder({ subject: { topic, tone, details }, videoId, hook }: HandedHook) {
  return {
    topic,
    format: 'video',
    type: 'short',
    duration: '1',
    tone: tone ?? TONES[0],
    details: details ?? [],
    useInternetSearch: false,
    videoId,
    hook,
  } as const
}

/** What is asked for a caption: of a stored script where there is one, else of a text. */
export function captionOrder({ subject: { platform, details }, videoId, scriptId, content }: HandedText) {
  return {
    ...(scriptId === undefined ? { content } : { content: '', scriptId }),
    platform: platform ?? CAPTION_PLATFORMS[0],
    details: details ?? [],
    useInternetSearch: false,
    videoId,
  } as const
}

/** Starts the script of a hook for one prompt. The key makes a repetition the same piece of work. */
export function startScript(client: ApiClient, from: HandedHook, idempotencyKey: string): Promise<Started> {
  const order = { ...scriptOrder(from), details: [...(from.subject.details ?? [])] }
  return withSignIn(() => client.scripts.start.mutate(order, { context: { idempotencyKey } }))
}

/** Starts a caption for one prompt. */
export function startCaption(client: ApiClient, from: HandedText, idempotencyKey: string): Promise<Started> {
  const order = { ...captionOrder(from), details: [...(from.subject.details ?? [])] }
  return withSignIn(() => client.captions.start.mutate(order, { context: { idempotencyKey } }))
}
