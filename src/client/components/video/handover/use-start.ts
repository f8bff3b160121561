import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Started } from '../../../../shared/features/generation/generations.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { STEP_PATH } from '../step-link.tsx'
import { type HandoverIntent, leaveIntent } from './handover-intent.ts'

/** What the server is asked to write. */
type Written = Exclude<HandoverIntent, { step: 'voice' | 'hook' }>

/** Starts what a tool writes, each order with its own idempotency key. */
export function useStart() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  /** What was asked for without an answer: it is asked for again under the same key. */
  const unanswered = useRef({ order: '', key: '' })

  /** Starts what a tool writes and opens the tool. What gets no text is left for the tool, which says why. */
  async function start(
    intent: Written,
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
    if (result === undefined) leaveIntent(intent)
    else await onStarted()
    await navigate({ to: STEP_PATH[intent.step], search: { video: intent.videoId, result } })
  }

  return start
}
