/** Where a caption is published. The first is the default. */
export const CAPTION_PLATFORMS = ['Instagram', 'TikTok', 'YouTube'] as const
export type CaptionPlatform = (typeof CAPTION_PLATFORMS)[number]

/** The styles that a request may name. The first is the default. */
export const CAPTION_STYLES = ['trending'] as const
export type CaptionStyle = (typeof CAPTION_STYLES)[number]

/** Options for the title of a video: how many, and the longest in characters, so that a list of videos shows all of it. */
export const TITLE_OPTIONS = { count: 3, maxCharacters: 70 } as const

/** The longest hashtag, `#` included, in characters. */
export const MAX_HASHTAG_CHARACTERS = 30

/** Hashtags that a result carries at least, where its platform takes as many. */
export const HASHTAGS_WANTED = 3

/** Hashtags that a result carries at most; each platform's own cap may be lower. */
export const HASHTAGS_WRITTEN = 5
