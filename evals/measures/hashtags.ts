import {
  CAPTION_PLATFORMS,
  type CaptionPlatform,
  HASHTAGS_WANTED,
} from '../../src/shared/features/captions/captions.constants.ts'
import { uniqueHashtags } from '../../src/shared/features/captions/captions.rules.ts'

const NAMES = new Set(CAPTION_PLATFORMS.map((platform) => `#${platform.toLowerCase()}`))

/**
 * Whether a caption has at least three hashtags, valid, as many as is usual on the platform, and none only the
 * platform's name: 1 or 0.
 */
export function hashtagsRight(hashtags: readonly string[], platform: CaptionPlatform): number {
  const isValid = uniqueHashtags(hashtags, platform).join(' ') === hashtags.join(' ')
  const namesPlatform = hashtags.some((tag) => NAMES.has(tag.toLowerCase()))
  return isValid && !namesPlatform && hashtags.length >= HASHTAGS_WANTED ? 1 : 0
}
