import { type CaptionPlatform } from './features/captions/captions.constants.ts'

/**
 * The unit of a limit. `characters`: code points. `utf16`: JavaScript's code units. `utf8-bytes`: bytes as sent.
 * `hashtags`: hashtags in the text.
 */
export type LimitUnit = 'characters' | 'utf16' | 'utf8-bytes' | 'hashtags' | 'seconds'

export interface PlatformLimit {
  platform: CaptionPlatform
  field: 'caption' | 'title' | 'description' | 'hashtags' | 'shownHashtags' | 'fold' | 'short'
  value: number
  unit: LimitUnit
  /** Public page that documents it, or `undocumented` with what is known instead. */
  source: string
  /** Month in which the source was checked. */
  checkedOn: string
  /** `hard`: the platform refuses or ignores what exceeds it. `soft`: a recommendation, never a reason to refuse a text. */
  kind: 'hard' | 'soft'
}

const INSTAGRAM_MEDIA =
  'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media'
const TIKTOK_DIRECT_POST = 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post'
const YOUTUBE_VIDEOS = 'https://developers.google.com/youtube/v3/docs/videos'
const YOUTUBE_HASHTAGS = 'https://support.google.com/youtube/answer/6390658'
const YOUTUBE_SHORTS = 'https://support.google.com/youtube/answer/15424877'
const CHECKED = '2026-11'

/**
 * Every limit of a platform that the product uses, with its source and the date it was checked. Plain data, because the
 * browser uses it too.
 */
export const PLATFORM_LIMITS: readonly PlatformLimit[] = [
  limit('Instagram', 'caption', 2_200, 'characters', `${INSTAGRAM_MEDIA} (how it counts is not stated)`, 'hard'),
  // The API page above still allows 30.
  limit('Instagram', 'hashtags', 5, 'hashtags', 'announcement of @creators on Instagram, 19 December 2025', 'hard'),
  limit('Instagram', 'fold', 125, 'characters', 'undocumented: seen in the app', 'soft'),
  limit(
    'TikTok',
    'caption',
    2_200,
    'utf16',
    `${TIKTOK_DIRECT_POST} (field title: hashtags and mentions inside)`,
    'hard',
  ),
  limit('TikTok', 'hashtags', 5, 'hashtags', 'undocumented: a notice in the app since August 2025', 'hard'),
  limit('TikTok', 'fold', 150, 'characters', 'undocumented: seen in the app', 'soft'),
  limit('YouTube', 'title', 100, 'characters', `${YOUTUBE_VIDEOS} (snippet.title, no < or >)`, 'hard'),
  limit('YouTube', 'description', 5_000, 'utf8-bytes', `${YOUTUBE_VIDEOS} (snippet.description, no < or >)`, 'hard'),
  limit('YouTube', 'hashtags', 60, 'hashtags', `${YOUTUBE_HASHTAGS} (above it all are ignored)`, 'hard'),
  limit('YouTube', 'shownHashtags', 3, 'hashtags', `${YOUTUBE_HASHTAGS} (by the title)`, 'soft'),
  limit('YouTube', 'short', 180, 'seconds', YOUTUBE_SHORTS, 'hard'),
  limit('YouTube', 'fold', 100, 'characters', 'undocumented: seen in the app', 'soft'),
]

/** The row for a field of a platform; null where the platform has no such limit. */
export function platformLimit(platform: CaptionPlatform, field: PlatformLimit['field']): PlatformLimit | null {
  return PLATFORM_LIMITS.find((row) => row.platform === platform && row.field === field) ?? null
}

function limit(
  platform: CaptionPlatform,
  field: PlatformLimit['field'],
  value: number,
  unit: LimitUnit,
  source: string,
  kind: PlatformLimit['kind'],
): PlatformLimit {
  return { platform, field, value, unit, source, checkedOn: CHECKED, kind }
}
