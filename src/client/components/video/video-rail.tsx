import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { VIDEO_STEPS, type VideoStep } from '../../../shared/features/videos/videos.constants.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { createStore } from '../../lib/browser/store.ts'
import { LineStep, StepLine } from '../../ui/data/step-line.tsx'
import { usePlanSheet } from './plan/use-plan-sheet.tsx'
import { RailLink } from './step-anchor.tsx'
import { StepLink } from './step-link.tsx'
import { STEP_NAME, stepFacts } from './step-facts.ts'
import { useVideo } from './use-video.ts'
import styles from './video-rail.module.css'

interface VideoRailProps {
  /** The step of the page. Undefined on the page of the video itself. */
  step?: VideoStep
  /** The video. Without one the rail is plain navigation between the tools. */
  videoId: string | undefined
}

/** The rail of a video below the title: five steps, their progress, and a link to each. */
export function VideoRail({ step, videoId }: VideoRailProps) {
  const { video } = useVideo(videoId)
  const { openPlan, sheet } = usePlanSheet(video)
  useStepAnnouncement(step, videoId)
  return (
    <nav className={styles.rail} aria-label="This video">
      <StepLine className={styles.steps} data-video={videoId !== undefined || undefined}>
        {stepFacts(video).map((fact) => (
          <LineStep key={fact.step} className={styles.step} state={fact.state} isNow={fact.step === step}>
            <StepLink fact={fact} isCurrent={fact.step === step} videoId={videoId} video={video} onPlan={openPlan} />
            {fact.fact && (
              <small className={`hl-meta hl-figures ${styles.fact}`} title={fact.fact}>
                {fact.fact}
              </small>
            )}
          </LineStep>
        ))}
      </StepLine>
      <RailLink
        to="/hook-generator"
        search={{ video: undefined, result: undefined }}
        state={{ isNewVideo: true }}
        className={styles.more}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        <span className={styles.words}>New video</span>
      </RailLink>
      {sheet}
    </nav>
  )
}

/** The step that was on screen last, of any video. */
const lastStep = createStore<{ videoId: string; step: VideoStep } | null>(null)

/** Announces the step when the page changes to another step of the same video. */
function useStepAnnouncement(step: VideoStep | undefined, videoId: string | undefined): void {
  useEffect(() => {
    if (step === undefined || videoId === undefined) return
    const last = lastStep.get()
    if (last?.videoId === videoId && last.step !== step)
      announce(`Step ${VIDEO_STEPS.indexOf(step) + 1} of ${VIDEO_STEPS.length}: ${STEP_NAME[step]}`)
    lastStep.set({ videoId, step })
  }, [step, videoId])
}
