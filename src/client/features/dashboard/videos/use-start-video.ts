import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS } from '../../../../shared/features/hooks/hooks.constants.ts'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../../components/samples/sample-hooks.ts'
import { storeIntent } from '../../../components/video/handover/handover-intent.ts'
import { useVideoRefresh } from '../../../components/video/use-video.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { type ReachedLimit, reachedLimit } from '../../../lib/billing/reached-limit.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { draftKey, readDraft } from '../../../lib/generation/draft.ts'
import { useUser } from '../../../lib/session/user-context.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

/**
 * Starts the hooks of a new video and opens them. The video is created with the hooks, so a used-up allowance leaves no empty
 * video. A repeated click uses the same idempotency key.
 */
export function useStartVideo() {
  const utils = trpc.useUtils()
  const { client } = utils
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const refresh = useVideoRefresh()
  const isBusy = useRef(false)
  const last = useRef({ topic: '', key: '' })
  const [busy, setBusy] = useState(false)
  const [limit, setLimit] = useState<{ words: ReachedLimit; isOpen: boolean } | null>(null)

  async function begin(topic: string): Promise<void> {
    if (last.current.topic !== topic) last.current = { topic, key: createIdempotencyKey() }
    const idempotencyKey = last.current.key
    const details = topic === SAMPLE_TOPIC ? [...SAMPLE_FACTS] : []
    const asked = { topic, details, ...readChoices(userId), useInternetSearch: false, newVideo: true }
    const { id: result, videoId: video } = await withSignIn(() =>
      client.hooks.start.mutate(asked, { context: { idempotencyKey } }),
    )
    void utils.subscription.usage.invalidate()
    if (result === undefined) {
      // The tool explains why there are no hooks.
      storeIntent({ step: 'hook', videoId: undefined, order: asked })
      await navigate({ to: '/hook-generator', search: {}, state: { isNewVideo: true } })
      return
    }
    refresh()
    await navigate({ to: '/hook-generator', search: { video, result } })
  }

  async function start(topic: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(true)
    try {
      await begin(topic)
    } catch (error) {
      const failure = readFailure(error)
      const { hasActiveSubscription } = utils.subscription.usage.getData() ?? {}
      const words = reachedLimit(failure, new Date(), hasActiveSubscription)
      if (words) setLimit({ words, isOpen: true })
      else notify({ tone: 'failed', title: 'Your hooks did not start', description: failure.message })
      // The server has answered, so the next click is a new request.
      if (failure.status !== 0) last.current = { topic: '', key: '' }
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    start,
    /** The used-up allowance. It stays while its dialog fades out. */
    limit: limit?.words,
    isLimited: limit?.isOpen === true,
    closeLimit: () => setLimit((before) => before && { ...before, isOpen: false }),
  }
}

/** Returns the platform and tone of the last hooks. */
function readChoices(userId: string) {
  return readDraft(draftKey(userId, 'hooks'), (value) => {
    const { platform, tone }: { platform?: unknown; tone?: unknown } = Object(value)
    return {
      platform: HOOK_PLATFORMS.find((name) => name === platform) ?? HOOK_PLATFORMS[0],
      tone: TONES.find((name) => name === tone) ?? TONES[0],
    }
  })
}
