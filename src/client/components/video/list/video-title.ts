import type { Video } from '../../../../shared/features/videos/videos.schema.ts'

/** Returns the name of a video in lists: its own title, else its hook, else its topic. */
export function videoTitle({ title, hook, topic }: Pick<Video, 'title' | 'hook' | 'topic'>): string {
  return title ?? hook ?? topic
}
