import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { DerivedType } from '../../../../shared/features/videos/videos.constants.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { STEP_PATH } from '../step-link.tsx'
import {
  captionSourceOf,
  type Handed,
  type HandedHook,
  type HandedScript,
  type HandedText,
  type NextStep,
  scriptOf,
  subjectOf,
} from './handed.ts'
import { useGuard } from './use-guard.ts'
import { useSteps } from './use-steps.ts'

/**
 * Hands a piece over to the next step of its video. A click keeps the piece with the video, which it makes where there is none,
 * starts what comes next with its own idempotency key, and opens the tool. A second click meanwhile does nothing.
 */
export function useHandover() {
  const { client } = trpc.useUtils()
  const navigate = useNavigate()
  const { guard, busy, limit, closeLimit } = useGuard()
  const { keep, openScript, script, voice, caption } = useSteps()
  const [planned, setPlanned] = useState<{ videoId: string } | null>(null)

  async function schedule(from: Handed): Promise<void> {
    const { videoId } = await keep(from)
    setPlanned({ videoId })
  }

  /** Does a step of a video as it stands. */
  async function next(videoId: string, step: NextStep): Promise<void> {
    const video: VideoDetail = await client.library.videos.get.query({ id: videoId })
    const about = { videoId, subject: subjectOf(video), taken: null }
    const scripted = scriptOf(video)
    if (step === 'voice' && !scripted) return openScript(videoId, 0)
    if (step === 'script' && video.hook === null) await navigate({ to: STEP_PATH.hook, search: { video: videoId } })
    else if (step === 'script') await script({ ...about, hook: video.hook ?? '' })
    else if (step === 'voice' && scripted) await voice(scripted)
    else if (step === 'caption') await caption(captionSourceOf(video))
    else setPlanned({ videoId })
  }

  /** Makes a stale piece again. The one that was kept leaves the video and stays in the library. */
  async function refreshPiece(videoId: string, step: DerivedType, platform?: PlannerPlatform): Promise<void> {
    const video = await client.library.videos.get.query({ id: videoId })
    const { pieces } = video
    const subject = { ...subjectOf(video), ...(platform && { platform }) }
    const about = { videoId, subject, taken: null }
    if (step === 'script') return script({ ...about, hook: video.hook ?? '' })
    if (step === 'caption') return caption({ ...captionSourceOf(video), subject })
    const scripted = scriptOf(video)
    if (scripted) await voice({ ...scripted, subject }, pieces.voice?.libraryItemId ?? undefined)
  }

  return {
    /** What is under way. */
    busy,
    /** Writes the script of a hook, for one prompt. */
    writeScript: (from: HandedHook) => guard('script', () => script(from)),
    /** Opens text-to-speech with the words of a script, which it speaks where the allowance is enough. */
    speak: (from: HandedScript) => guard('voice', () => voice(from)),
    /** Writes a caption, for one prompt. */
    writeCaption: (from: HandedText) => guard('caption', () => caption(from)),
    /** Opens the sheet that plans the video. */
    plan: (from: Handed) => guard('plan', () => schedule(from)),
    /** Does a step of a video with what the video has. */
    next: (videoId: string, step: NextStep) => guard(step, () => next(videoId, step)),
    /** Makes a stale piece of a video again, for the price that its button says. */
    refresh: (videoId: string, step: DerivedType, platform?: PlannerPlatform) =>
      guard(step, () => refreshPiece(videoId, step, platform)),
    /** The allowance that a click has found used up. */
    limit,
    closeLimit,
    /** The video whose plan was asked for last. */
    planned,
  }
}

export type Handover = ReturnType<typeof useHandover>
