import { useEffect, useRef, useState } from 'react'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { useVideoRefresh } from '../../../components/video/use-video.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { reachedLimit } from '../../../lib/billing/reached-limit.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { listSteps, missingSteps, type RestStep, stepName } from './rest-steps.ts'
import { writeStep } from './write-steps.ts'

/** Progress of generating the missing pieces. `done` counts the saved steps. `end` describes the end. */
interface Rest {
  phase: 'idle' | 'running' | 'over'
  steps: readonly RestStep[]
  done: number
  end: string
}

const IDLE: Rest = { phase: 'idle', steps: [], done: 0, end: '' }

/**
 * Generates the missing pieces of a video one after the other. Each is saved before the next begins. It ends at the first step
 * that fails, leaves gaps to fill in, or is stopped.
 */
export function useRest(video: VideoDetail) {
  const utils = trpc.useUtils()
  const refresh = useVideoRefresh()
  const [rest, setRest] = useState(IDLE)
  const stopper = useRef<AbortController | null>(null)
  const hasLeft = useRef(false)
  /** Idempotency keys of steps without a response. They are used again for the repetition. */
  const unanswered = useRef(new Map<string, string>())
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])

  async function write(step: RestStep, signal: AbortSignal): Promise<string> {
    const name = JSON.stringify(step)
    const key = unanswered.current.get(name) ?? createIdempotencyKey()
    unanswered.current.set(name, key)
    try {
      const now = await utils.client.library.videos.get.query({ id: video.id })
      const end = await writeStep(utils.client, now, step, { key, signal })
      unanswered.current.delete(name)
      return end.kind === 'kept' ? '' : end.why
    } catch (error) {
      const failure = readFailure(error)
      if (failure.status !== 0) unanswered.current.delete(name)
      const limit = reachedLimit(failure, new Date(), utils.subscription.usage.getData()?.hasActiveSubscription)
      return [limit?.message ?? failure.message, limit?.renewal].filter(Boolean).join(' ')
    } finally {
      refresh()
      void utils.subscription.usage.invalidate()
    }
  }

  async function run(): Promise<void> {
    if (stopper.current) return
    const controller = new AbortController()
    stopper.current = controller
    const steps = missingSteps(video)
    let end = ''
    let done = 0
    for (const step of steps) {
      setRest({ phase: 'running', steps, done, end: '' })
      announce(`Writing ${stepName(step)}`)
      const why = await write(step, controller.signal)
      if (controller.signal.aborted) end = 'Stopped. What was written before is kept.'
      else if (why) end = `Stopped at ${stepName(step)}. ${why}`
      if (end || hasLeft.current) break
      done += 1
    }
    stopper.current = null
    if (hasLeft.current) return
    const words = end || `Done: ${listSteps(steps)} ${steps.length === 1 ? 'is' : 'are'} with this video.`
    setRest({ phase: 'over', steps, done, end: words })
    announce(words)
  }

  return { rest, run: () => void run(), stop: () => stopper.current?.abort() }
}
