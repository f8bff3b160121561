import { Link } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import type { VideoStep } from '../../../shared/features/videos/videos.constants.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { spokenStep, type StepFact } from './step-facts.ts'
import styles from './video-rail.module.css'

/** Where the steps are done. */
export const STEP_PATH = {
  hook: '/hook-generator',
  script: '/script-writer',
  voice: '/tts-tool',
  caption: '/caption-generator',
} as const satisfies Record<Exclude<VideoStep, 'plan'>, string>

interface StepLinkProps {
  fact: StepFact
  isCurrent: boolean
  videoId: string | undefined
  /** The video with its pieces, once it is there. */
  video: VideoDetail | undefined
  /** Opens the sheet that plans the video, while it has no entry. */
  onPlan(): void
}

/** The way to a step of a video: its tool, its sheet in the planner, or the sheet that plans it. */
export function StepLink({ fact, isCurrent, videoId, video, onPlan }: StepLinkProps) {
  const { step } = fact
  const frame = { className: styles.link, 'aria-current': isCurrent ? ('step' as const) : undefined }
  const words: ReactNode = (
    <>
      {fact.name}
      <span className="hl-hidden">{spokenStep(fact).slice(fact.name.length)}</span>
    </>
  )
  if (step === 'plan') {
    if (video && video.progress.plan.entry === null) {
      return (
        <button type="button" {...frame} onClick={onPlan}>
          {words}
        </button>
      )
    }
    return (
      <Link to="/library" search={{ tab: 'planner', video: videoId }} {...frame}>
        {words}
      </Link>
    )
  }
  return (
    <Link to={STEP_PATH[step]} search={{ video: videoId, result: video && resultOf(video, step) }} {...frame}>
      {words}
    </Link>
  )
}

/** The generation that a tool opens for a video; undefined where there is none. */
export function resultOf({ pieces }: VideoDetail, step: Exclude<VideoStep, 'plan'>): string | undefined {
  const id = {
    hook: () => pieces.hooksGenerationId,
    script: () => pieces.script?.generationId,
    voice: () => undefined,
    caption: () => pieces.captions[0]?.generationId,
  }[step]()
  return id ?? undefined
}
