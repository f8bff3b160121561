import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Started } from '../../../../shared/features/generation/generations.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { STEP_PATH } from '../step-link.tsx'
import { type HandoverIntent, storeIntent } from './handover-intent.ts'

/** The requests that the server writes a text for. */
type WritingIntent = Exclude<HandoverIntent, { step: 'voice' | 'hook' }>

/** Returns the function that starts a generation. Each request has its own idempotency key. */
export function useStart() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  /** The last request without a response. Its repetition uses the same idempotency key. */
  const unanswered = useRef({ order: '', key: '' })

  /** Starts a generation and opens its tool. If the server writes no text, the tool repeats the request and shows the reason. */
  async function start(
    intent: WritingIntent,
    call: (key: string) => Promise<Started>,
    onStarted: () => Promise<void>,
  ): Promise<void> {
    const order = JSON.stringify(intent)
    const key = unanswered.current.order === order ? unanswered.current.key : createIdempotencyKey()
    unanswered.current = { order, key }
    const { id: result } = await call(key).catch((error: unknown) => {
      if (readFailure(error).status !== 0) unanswered.current = { order: '', key: '' }
      throw error
    })
    unanswered.current = { order: '', key: '' }
    void utils.subscription.usage.invalidate()
    if (result === undefined) storeIntent(intent)
    else await onStarted()
    await navigate({ to: STEP_PATH[intent.step], search: { video: intent.videoId, result } })
  }

  return start
}
