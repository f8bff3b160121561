import type { VideoStep } from '../../../shared/features/videos/videos.constants.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { spokenStep, type StepFact } from './step-facts.ts'
import { RailLink } from './step-anchor.tsx'
import styles from './video-rail.module.css'

/** The page of each step. */
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
  /** The video with its pieces; undefined until it is loaded. */
  video: VideoDetail | undefined
  /** Opens the sheet that plans the video. Called while the video has no planned entry. */
  onPlan(): void
}

/** A link to a step of a video: its tool, its sheet in the planner, or the button that opens the planning sheet. */
export function StepLink({ fact, isCurrent, videoId, video, onPlan }: StepLinkProps) {
  const { step } = fact
  if (step === 'plan') {
    if (video && video.progress.plan.entry === null) {
      return (
        <button type="button" className={styles.link} aria-label={spokenStep(fact)} onClick={onPlan}>
          {fact.name}
        </button>
      )
    }
    return (
      <RailLink
        to="/library"
        search={{ tab: 'planner', video: videoId }}
        className={styles.link}
        aria-label={spokenStep(fact)}
      >
        {fact.name}
      </RailLink>
    )
  }
  return (
    <RailLink
      to={STEP_PATH[step]}
      search={{ video: videoId, result: video && findGenerationId(video, step) }}
      className={styles.link}
      isCurrent={isCurrent}
      aria-label={spokenStep(fact)}
    >
      {fact.name}
    </RailLink>
  )
}

/** Returns the id of the generation that a tool opens for a video, or undefined. */
export function findGenerationId({ pieces }: VideoDetail, step: Exclude<VideoStep, 'plan'>): string | undefined {
  const id = {
    hook: () => pieces.hooksGenerationId,
    script: () => pieces.script?.generationId,
    voice: () => undefined,
    caption: () => pieces.captions[0]?.generationId,
  }[step]()
  return id ?? undefined
}
