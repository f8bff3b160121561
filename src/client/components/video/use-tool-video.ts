import { useSearch } from '@tanstack/react-router'
import type { VideoStep } from '../../../shared/features/videos/videos.constants.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { isAnotherSubject } from '../../lib/generation/another-subject.ts'
import { readVideoSearch } from '../../lib/generation/video-search.ts'
import { useVideo } from './use-video.ts'

/** The steps that tools do. */
export type ToolStep = Exclude<VideoStep, 'plan'>

/** The step that a tool does, and the video that its page is about. */
export function useToolVideo(step: ToolStep) {
  const { video: named } = readVideoSearch(useSearch({ strict: false }))
  const { video, failure } = useVideo(named)
  return {
    step,
    /** The id of the video; undefined without one, and for one that is not there any more. */
    videoId: failure?.status === 404 ? undefined : named,
    /** The video with its pieces, once it is there. */
    video,
  }
}

/**
 * Whether a text is about something else than a video, so that it begins a new one: it has none of the words of its topic and
 * its hook.
 */
export function isAnotherVideo({ topic, hook }: Pick<VideoDetail, 'topic' | 'hook'>, text: string): boolean {
  return isAnotherSubject(`${topic} ${hook ?? ''}`, text)
}

export type ToolVideo = ReturnType<typeof useToolVideo>
