import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_LIMITS } from '../../platform-limits.ts'
import { CAPTION_PLATFORMS, type CaptionPlatform } from './captions.constants.ts'
import {
  captionLimit,
  cleanHashtag,
  fitCaption,
  foldAt,
  hashtagCap,
  measure,
  postSize,
  postText,
  titleOptions,
  uniqueHashtags,
} from './captions.rules.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6_000, size: 'max' }),
  fc.string({ unit: 'grapheme', maxLength: 4_000, size: 'max' }),
  fc
    .array(
      fc.constantFrom(
        'bread',
        ' ',
        '\n',
        '#tag',
        '👩‍👩‍👧',
        '🏳️‍🌈',
        'क्षि',
        'a\u0301',
        '<b>',
        '日本の朝',
        '\uD800',
        '\r\n',
        '…',
      ),
      {
        maxLength: 1_500,
        size: 'max',
      },
    )
    .map((parts) => parts.join('')),
)
const anyTags = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 12 })
const platforms = fc.constantFrom(...CAPTION_PLATFORMS)
const boundaries = (text: string) =>
  new Set(Array.from(new Intl.Segmenter('en').segment(text), ({ index }) => index)).add(text.length)

describe('the size of a text', () => {
  it('counts in the unit of each platform', () => {
    const text = 'é👩‍👧!'
    expect(measure(text, 'characters')).toBe(5)
    expect(measure(text, 'utf16')).toBe(7)
    expect(measure(text, 'utf8-bytes')).toBe(2 + 4 + 3 + 4 + 1)
    expect(measure('#one two#three #2026 #４x ＃日本 #️⃣x &#123;', 'hashtags')).toBe(3)
  })

  it('equals the sizes of JavaScript and UTF-8 for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(measure(text, 'characters')).toBe(Array.from(text).length)
        expect(measure(text, 'utf16')).toBe(text.length)
        expect(measure(text, 'utf8-bytes')).toBe(Buffer.byteLength(text, 'utf8'))
      }),
      { numRuns: 60 },
    )
  })

  it('uses the table of limits', () => {
    const limits = CAPTION_PLATFORMS.map((platform) => {
      const { field, value, unit } = captionLimit(platform)
      return [field, value, unit, hashtagCap(platform), foldAt(platform)]
    })
    expect(limits).toEqual([
      ['caption', 2_200, 'characters', 5, 125],
      ['caption', 2_200, 'utf16', 5, 150],
      ['description', 5_000, 'utf8-bytes', 3, 100],
    ])
    expect(
      PLATFORM_LIMITS.filter(({ source, checkedOn }) => source === '' || !/^\d{4}-\d{2}$/u.test(checkedOn)),
    ).toEqual([])
    const keys = PLATFORM_LIMITS.map(({ platform, field }) => `${platform} ${field}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('hashtags', () => {
  it.each([
    ['meal prep', '#MealPrep'],
    ['#sourdough', '#sourdough'],
    ["women's health", '#WomensHealth'],
    ['#DIY_tips!', '#DIY_tips'],
    ['über mut', '#ÜberMut'],
    ['日本の朝ごはん', '#日本の朝ごはん'],
    ['हिन्दी', '#हिन्दी'],
    ['10 minute workout', '#10MinuteWorkout'],
    ['2026', null],
    ['___', null],
    ['🍕', null],
    ['', null],
    ['a'.repeat(29), `#${'a'.repeat(29)}`],
    ['a'.repeat(30), null],
  ])('formats %j as a hashtag', (words, tag) => {
    expect(cleanHashtag(words)).toBe(tag)
  })

  it('are valid and unique, at most the limit', () => {
    expect(uniqueHashtags(['#Bread', 'bread', '＃BREAD', '2026', 'sour dough'], 'Instagram')).toEqual([
      '#Bread',
      '#SourDough',
    ])
    fc.assert(
      fc.property(anyTags, platforms, (list, platform) => {
        const tags = uniqueHashtags(list, platform)
        expect(tags.length).toBeLessThanOrEqual(hashtagCap(platform))
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
        expect(tags.filter((tag) => cleanHashtag(tag) !== tag || measure(tag, 'hashtags') !== 1)).toEqual([])
      }),
    )
  })
})

describe('titles to choose from', () => {
  it('are three at most, on one line, none twice, longer than 70 characters or without a word', () => {
    const list = [' Bread,\n cold ', 'BREAD, COLD', '…', 'x'.repeat(71), '<b>Slow</b> bread', 'A', '𝒜'.repeat(70), 'B']
    expect(titleOptions(list, 'YouTube')).toEqual(['Bread, cold', 'bSlow/b bread', 'A'])
    expect(titleOptions(['𝒜'.repeat(70)], 'YouTube')).toHaveLength(1)
  })

  it.each(['Instagram', 'TikTok'] as const)('are none on %s, where a post has no title', (platform) => {
    expect(titleOptions(['Bread'], platform)).toEqual([])
  })
})

describe('a caption that fits', () => {
  it('is unchanged while it fits, with an empty line before its hashtags', () => {
    const caption = { text: 'One pan.\n\nFive dinners.', hashtags: ['#OnePan', '#Dinner'] }
    expect(fitCaption(caption, 'Instagram')).toEqual(caption)
    expect(postText(caption)).toBe('One pan.\n\nFive dinners.\n\n#OnePan #Dinner')
    expect(postText({ text: 'One pan.', hashtags: [] })).toBe('One pan.')
    expect(postSize(caption, 'TikTok')).toMatchObject({ used: 40, limit: { value: 2_200 } })
  })

  it('is cut after a word, with room for its hashtags', () => {
    const { text } = fitCaption({ text: 'bread and butter, '.repeat(200), hashtags: ['#bread'] }, 'Instagram')
    expect(text).toMatch(/(?:bread|and|butter)…$/u)
    expect(measure(text, 'characters')).toBeGreaterThan(2_170)
    expect(fitCaption({ text: '日本の朝ごはんを作ります。'.repeat(200), hashtags: [] }, 'Instagram').text).toMatch(
      /…$/u,
    )
  })

  it('is stripped of characters that YouTube refuses and hashtags that Instagram refuses', () => {
    expect(fitCaption({ text: 'a <b> c -> d', hashtags: [] }, 'YouTube').text).toBe('a b c - d')
    const busy = fitCaption({ text: '#a #b #c #d #e #f', hashtags: ['#g'] }, 'Instagram')
    expect(busy).toEqual({ text: '#a #b #c #d #e f', hashtags: [] })
    expect(fitCaption({ text: 'My #Bread', hashtags: ['#bread', '#oven'] }, 'TikTok').hashtags).toEqual(['#oven'])
  })

  it('fits and stays whole text, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, anyTags, platforms, (typed, list, platform: CaptionPlatform) => {
        const { text, hashtags } = fitCaption({ text: typed, hashtags: list }, platform)
        const { used, limit } = postSize({ text, hashtags }, platform)
        expect(used).toBeLessThanOrEqual(limit.value)
        expect(text.isWellFormed()).toBe(true)
        if (platform === 'YouTube') expect(text).not.toMatch(/[<>]/u)
        else expect(measure(postText({ text, hashtags }), 'hashtags')).toBeLessThanOrEqual(5)
        expect(fitCaption({ text, hashtags }, platform)).toEqual({ text, hashtags })
      }),
      { numRuns: 80 },
    )
  })

  it('never ends inside a character', () => {
    const signs = ['👩‍👩‍👧‍👦', '🏳️‍🌈', '🇫🇷', 'a\u0301\u0302', 'क्षि', '𝒜', 'ไก่', '1️⃣', '각']
    for (const platform of CAPTION_PLATFORMS) {
      for (const sign of signs) {
        for (const lead of ['', 'x', 'xy ']) {
          const whole = lead + sign.repeat(2_200)
          const { text } = fitCaption({ text: whole, hashtags: ['#x'] }, platform)
          expect(text.endsWith('…')).toBe(true)
          expect(boundaries(whole).has(text.length - 1)).toBe(true)
        }
      }
    }
  })
})
