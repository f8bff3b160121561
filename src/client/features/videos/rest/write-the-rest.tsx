import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'

export function WriteTheRest(_props: { video: VideoDetail }) {
  return null
}
