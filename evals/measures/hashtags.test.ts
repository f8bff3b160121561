import { expect, it } from 'vitest'
import { hashtagsRight } from './hashtags.ts'

it.each([
  [1, ['#bread', '#sourdough', '#HomeBaking']],
  [0, ['#bread', '#sourdough']],
  [0, ['#bread', '#sourdough', '#TikTok']],
  [0, ['#bread', '#Bread', '#sourdough']],
  [0, ['#bread', '#two words', '#sourdough']],
])('is %i for %j', (right, hashtags) => expect(hashtagsRight(hashtags, 'TikTok')).toBe(right))
