import {
  type CaptionText,
  captionLimit,
  fitCaption,
  hasTitle,
  measure,
  postSize,
} from '../../../../shared/features/captions/captions.rules.ts'
import { HOOK_PLATFORMS } from '../../../../shared/features/hooks/hooks.constants.ts'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import type { Caption } from '../../../../shared/features/captions/captions.schema.ts'
import type { VideoCaption, VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { platformLimit } from '../../../../shared/platform-limits.ts'

/** The text and the planned entries of one platform. */
export interface Post {
  platform: PlannerPlatform
  caption: VideoCaption | null
  /** Earliest first. */
  entries: PlannerEntry[]
}

/**
 * Returns the posts of a video: one for each platform with a planned entry or a caption, else for the video's own platform. The
 * next due post is first.
 */
export function collectPosts({ platform: own, pieces: { captions, plan } }: VideoDetail): Post[] {
  const named = new Set([...plan.map(({ platform }) => platform), ...captions.map(({ platform }) => platform)])
  if (named.size === 0 && own) named.add(own)
  return HOOK_PLATFORMS.filter((platform) => named.has(platform))
    .map((platform) => ({
      platform,
      caption: captions.find((caption) => caption.platform === platform) ?? null,
      entries: plan
        .filter((entry) => entry.platform === platform)
        .toSorted((first, second) => dueAt(first) - dueAt(second)),
    }))
    .toSorted((first, second) => nextDue(first) - nextDue(second))
}

/** Fits text and hashtags of a post to the limits of its platform. Also returns its titles and how much of the limits is used. */
export function fitPost(caption: Caption, platform: PlannerPlatform, hook: string | null) {
  const post = fitCaption(caption, platform)
  return {
    ...post,
    isCut: post.text !== caption.text.trim(),
    titles: hasTitle(platform) ? chooseTitles(caption, platform, hook) : [],
    size: describeSize(post, platform),
  }
}

function chooseTitles({ titles = [] }: Caption, platform: PlannerPlatform, hook: string | null): string[] {
  const limit = platformLimit(platform, 'title')
  const fits = (title: string): boolean => measure(title, 'characters') <= (limit?.value ?? Infinity)
  return [...new Set([...titles, ...(hook === null ? [] : [hook.replaceAll(/[<>]/gu, '')])])].filter(fits)
}

/** Formats the used limits: `412 of 2,200 characters, 5 of 5 hashtags`. */
function describeSize(post: CaptionText, platform: PlannerPlatform): string {
  const { used, limit } = postSize(post, platform)
  const unit = captionLimit(platform).unit === 'utf8-bytes' ? 'bytes' : 'characters'
  const most = platformLimit(platform, 'hashtags')?.value
  const tags = post.hashtags.length + measure(post.text, 'hashtags')
  const room = `${count(used)} of ${count(limit.value)} ${unit}`
  return tags === 0 || most === undefined ? room : `${room}, ${tags} of ${most} hashtags`
}

const count = (value: number): string => value.toLocaleString('en-US')

const dueAt = ({ scheduledDate }: PlannerEntry): number => Date.parse(scheduledDate)

/** Returns the time of the first entry that is not completed. Posts without one come last. */
function nextDue({ entries }: Post): number {
  const next = entries.find(({ status }) => status !== 'completed')
  return next ? dueAt(next) : Number.MAX_SAFE_INTEGER
}
