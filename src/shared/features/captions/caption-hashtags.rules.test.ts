import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CAPTION_PLATFORMS } from './captions.constants.ts'
import { withEnoughHashtags } from './caption-hashtags.rules.ts'
import { fitCaption, measure, postSize, postText } from './captions.rules.ts'

const ABOUT = 'A reel of five dinners for one, all from a single pan'

describe('a caption with too few hashtags', () => {
  it.each([
    ['none', [], ['#dinners', '#single', '#reel']],
    ['one', ['#OnePan'], ['#OnePan', '#dinners', '#single']],
    ['one of the words', ['#Dinners'], ['#Dinners', '#single', '#reel']],
    ['three', ['#a', '#b', '#c'], ['#a', '#b', '#c']],
    ['five', ['#a', '#b', '#c', '#d', '#e'], ['#a', '#b', '#c', '#d', '#e']],
  ])('gets three from its topic: %s', (_, hashtags, expected) => {
    expect(withEnoughHashtags({ text: 'Dinner.', hashtags }, 'Instagram', ABOUT).hashtags).toEqual(expected)
  })

  it.each([
    ['short words', 'a b c', 'Instagram', ['#reels', '#creator', '#creators']],
    ['no letters', '!!!', 'TikTok', ['#foryou', '#creator', '#creators']],
    ['no spaces', '一つのフライパンで作る夕食', 'YouTube', ['#フライパン', '#一つ', '#作る']],
  ] as const)('gets common ones of the platform where there are %s, never its name', (_, about, platform, expected) => {
    expect(withEnoughHashtags({ text: 'Hi.', hashtags: [] }, platform, about).hashtags).toEqual(expected)
  })

  it('prefers words of the niche', () => {
    const { hashtags } = withEnoughHashtags({ text: 'Hi.', hashtags: [] }, 'YouTube', 'one pan', 'Food & cooking')
    expect(hashtags).toEqual(['#cooking', '#Food', '#video'])
  })

  it("counts those in the text, and stays within the platform's limit", () => {
    const four = { text: '#a1 #b1 #c1 #d1', hashtags: [] }
    expect(withEnoughHashtags(four, 'Instagram', ABOUT).hashtags).toEqual(['#dinners'])
    const five = { text: '#a1 #b1 #c1 #d1 #e1', hashtags: [] }
    expect(withEnoughHashtags(five, 'TikTok', ABOUT).hashtags).toEqual([])
    const said = { text: 'My #dinners.', hashtags: [] }
    expect(withEnoughHashtags(said, 'Instagram', ABOUT).hashtags).toEqual(['#single', '#reel', '#five'])
  })

  it('fits for any topic, with at least three', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 3_000, size: 'max' })
    fc.assert(
      fc.property(text, text, fc.constantFrom(...CAPTION_PLATFORMS), (typed, about, platform) => {
        const caption = withEnoughHashtags(fitCaption({ text: typed, hashtags: [] }, platform), platform, about)
        expect(fitCaption(caption, platform)).toEqual(caption)
        const { used, limit } = postSize(caption, platform)
        expect(used).toBeLessThanOrEqual(limit.value)
        expect(measure(postText(caption), 'hashtags')).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 60 },
    )
  })
})
