import { useSearch } from '@tanstack/react-router'
import type { VideoStep } from '../../../shared/features/videos/videos.constants.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { isAnotherSubject } from '../../lib/generation/another-subject.ts'
import { readVideoSearch } from '../../lib/generation/video-search.ts'
import { useVideo } from './use-video.ts'

/** The steps that have a tool. */
export type ToolStep = Exclude<VideoStep, 'plan'>

/** Returns the video of a tool's page. */
export function useToolVideo(step: ToolStep) {
  const { video: named } = readVideoSearch(useSearch({ strict: false }))
  const { video, failure } = useVideo(named)
  const isGone = failure?.status === 404
  return {
    step,
    /** Id of the video. Undefined if the URL names none, or if it does not exist. */
    videoId: isGone ? undefined : named,
    /** Whether the URL names a video that does not exist. */
    isGone,
    /** The video with its pieces; undefined until it is loaded. */
    video,
  }
}

/** Whether a text is about something other than a video: it contains no significant word of the video's topic or hook. */
export function isAnotherVideo({ topic, hook }: Pick<VideoDetail, 'topic' | 'hook'>, text: string): boolean {
  return isAnotherSubject(`${topic} ${hook ?? ''}`, text)
}

export type ToolVideo = ReturnType<typeof useToolVideo>
