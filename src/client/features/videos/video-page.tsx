import { cutAtWord } from '../../../shared/cut-at-word.ts'
import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { useVideo } from '../../components/video/use-video.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { VideoSheet } from './sheet/video-sheet.tsx'

interface VideoPageProps {
  videoId: string
  /** The previous view of the plan. */
  view: PlannerView | undefined
  isArrival: boolean
}

const TITLE_CHARACTERS = 90

/** The page with everything for posting a video. */
export function VideoPage({ videoId, view, isArrival }: VideoPageProps) {
  const { video, failure, retry } = useVideo(videoId)
  const name = video && (video.title ?? cutAtWord(video.topic, TITLE_CHARACTERS, (part) => part.length))
  return (
    <SheetFrame
      what="video"
      view={view}
      isArrival={isArrival}
      title={name !== undefined && <span {...languageAttributes(name)}>{name}</span>}
      videoId={videoId}
      failure={failure}
      onRetry={retry}
    >
      {video && <VideoSheet key={video.id} video={video} />}
    </SheetFrame>
  )
}
