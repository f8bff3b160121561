/** The platform of a caption. The first is the default. */
export const CAPTION_PLATFORMS = ['Instagram', 'TikTok', 'YouTube'] as const
export type CaptionPlatform = (typeof CAPTION_PLATFORMS)[number]

/** The styles of a request. The first is the default. */
export const CAPTION_STYLES = ['trending'] as const
export type CaptionStyle = (typeof CAPTION_STYLES)[number]

/** Title options of a video: their number, and the maximum length in characters that lists of videos show in full. */
export const TITLE_OPTIONS = { count: 3, maxCharacters: 70 } as const

/** Maximum length of a hashtag, `#` included, in characters. */
export const MAX_HASHTAG_CHARACTERS = 30

/** Minimum number of hashtags of a result, where its platform allows as many. */
export const HASHTAGS_WANTED = 3

/** Maximum number of hashtags of a result; a platform's own cap may be lower. */
export const HASHTAGS_WRITTEN = 5
