import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { DerivedType } from '../../../../shared/features/videos/videos.constants.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { STEP_PATH } from '../step-link.tsx'
import {
  getCaptionSource,
  type HandoverPiece,
  type HandoverHook,
  type HandoverScript,
  type HandoverText,
  type NextStep,
  getVideoScript,
  getVideoSubject,
} from './handover-pieces.ts'
import { useGuard } from './use-guard.ts'
import { useSteps } from './use-steps.ts'

/**
 * Continues with a piece in the next step of its video. A click adds the piece to the video, starts the next step with an
 * idempotency key, and opens its tool. Without a video it creates one. Clicks are ignored while a step is starting.
 */
export function useHandover() {
  const { client } = trpc.useUtils()
  const navigate = useNavigate()
  const { guard, busy, limit, closeLimit } = useGuard()
  const { addPiece, openScript, script, voice, caption } = useSteps()
  const [planned, setPlanned] = useState<{ videoId: string } | null>(null)

  async function schedule(from: HandoverPiece): Promise<void> {
    const { videoId } = await addPiece(from)
    setPlanned({ videoId })
  }

  /** Starts a step of a video with the current pieces. */
  async function next(videoId: string, step: NextStep): Promise<void> {
    const video: VideoDetail = await client.library.videos.get.query({ id: videoId })
    const about = { videoId, subject: getVideoSubject(video), addition: null }
    const scripted = getVideoScript(video)
    if (step === 'voice' && !scripted) return openScript(videoId, 0)
    if (step === 'script' && video.hook === null) await navigate({ to: STEP_PATH.hook, search: { video: videoId } })
    else if (step === 'script') await script({ ...about, hook: video.hook ?? '' })
    else if (step === 'voice' && scripted) await voice(scripted)
    else if (step === 'caption') await caption(getCaptionSource(video))
    else setPlanned({ videoId })
  }

  /** Makes a stale piece again. Its saved version is removed from the video and stays in the library. */
  async function refreshPiece(videoId: string, step: DerivedType, platform?: PlannerPlatform): Promise<void> {
    const video = await client.library.videos.get.query({ id: videoId })
    const { pieces } = video
    const subject = { ...getVideoSubject(video), ...(platform && { platform }) }
    const about = { videoId, subject, addition: null }
    if (step === 'script') return script({ ...about, hook: video.hook ?? '' })
    if (step === 'caption') return caption({ ...getCaptionSource(video), subject })
    const scripted = getVideoScript(video)
    if (scripted) await voice({ ...scripted, subject }, pieces.voice?.libraryItemId ?? undefined)
  }

  return {
    /** The step that is being started, or null. */
    busy,
    /** Writes a script from a hook. Costs one prompt. */
    writeScript: (from: HandoverHook) => guard('script', () => script(from)),
    /** Opens text-to-speech with a script. The script is spoken at once if the allowance is sufficient. */
    speak: (from: HandoverScript) => guard('voice', () => voice(from)),
    /** Writes a caption. Costs one prompt. */
    writeCaption: (from: HandoverText) => guard('caption', () => caption(from)),
    /** Opens the sheet that plans the video. */
    plan: (from: HandoverPiece) => guard('plan', () => schedule(from)),
    /** Starts a step of a video with the current pieces. */
    next: (videoId: string, step: NextStep) => guard(step, () => next(videoId, step)),
    /** Makes a stale piece of a video again. Its button shows the cost. */
    refresh: (videoId: string, step: DerivedType, platform?: PlannerPlatform) =>
      guard(step, () => refreshPiece(videoId, step, platform)),
    /** The used-up allowance that prevented the last step, or null. */
    limit,
    closeLimit,
    /** The video that the planning sheet shows, or null. */
    planned,
  }
}

export type Handover = ReturnType<typeof useHandover>
