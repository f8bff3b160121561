import { describe, expect, it } from 'vitest'
import { CAPTION_PLATFORMS } from '../../../../../shared/features/captions/captions.constants.ts'
import { fitCaption, foldAt, hashtagCap, measure } from '../../../../../shared/features/captions/captions.rules.ts'
import { writeDraftCaption } from './write-caption.ts'

const BRIEF = { style: 'trending', seed: 3, creator: null } as const
/** What it is about, and hashtags that it has on a platform that takes five. */
const TABLE: readonly [content: string, tags: string[]][] = [
  ['growing tomatoes on a balcony in Berlin', ['#GrowingTomatoes', '#balcony', '#Berlin']],
  ['how I lost 40 pounds in 12 weeks without a gym', ['#gym']],
  ['A reel showing my sourdough, with hydration and folding #RunClub', ['#RunClub', '#sourdough', '#hydration']],
  ['is oat milk bad for you?', ['#OatMilk']],
  ['5 mistakes beginners make in chess', ['#chess']],
  ["We're opening our bakery on March 3", ['#bakery']],
  ['iPhone 17 review after 3 months', ['#iPhone']],
  ['why cats knead', ['#cats']],
  ['how I paid off my student debt', ['#StudentDebt']],
  ['how to grow on Instagram', []],
  ['budget travel in Japan', ['#Japan']],
  ['grief', ['#grief']],
  ['Wie man Tomaten anbaut', ['#Tomaten']],
]

describe.each(CAPTION_PLATFORMS)('a caption for %s', (platform) => {
  it.each(TABLE)('about %s', (content, tags) => {
    const { caption, warnings } = writeDraftCaption({ ...BRIEF, content, platform })
    const { text, hashtags } = caption
    expect(fitCaption(caption, platform)).toEqual(caption)
    const lines = text.split('\n').filter((line) => line !== '')
    expect(measure(lines[0]!, 'characters')).toBeLessThanOrEqual(foldAt(platform))
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(text.match(/\?/gu)).toHaveLength(1)
    for (const sign of content.match(/\d+|(?<=\p{Ll} )\p{Lu}\p{L}+/gu) ?? []) expect(text).toContain(sign)
    expect(text).not.toMatch(/\{|undefined|\.\.|[?!]\.| {2}|\b(\p{L}+) \1\b/u)
    expect(hashtags.length).toBeGreaterThanOrEqual(Math.min(3, hashtagCap(platform)))
    expect(hashtags.filter((tag) => tag.toLowerCase() === `#${platform.toLowerCase()}`)).toEqual([])
    expect(hashtags).toEqual(expect.arrayContaining(tags.slice(0, hashtagCap(platform) === 5 ? 5 : 1)))
    expect(warnings.map(({ reason }) => reason)).toEqual(content.startsWith('Wie') ? ['language'] : [])
  })

  it('contains every fact word for word, the first before the fold, and the telling parts of the topic', () => {
    const details = ['I carried 14 glucose tabs', 'Ana walked with me', 'I burned out in week 3']
    const content = 'running a marathon with type 1 diabetes'
    const { text } = writeDraftCaption({ ...BRIEF, content, platform, details }).caption
    expect(text.slice(0, foldAt(platform))).toContain(details[0])
    for (const part of [...details, 'with type 1 diabetes']) expect(text).toContain(part)
  })
})

it('says a fact once that the script repeats', () => {
  const content = 'One pan, one onion.\n\nI burned the first batch of rice.\n\nWhat would you cook?'
  const details = ['One pan, one onion', 'I burned the first batch of rice']
  const { text } = writeDraftCaption({ ...BRIEF, content, details, platform: 'TikTok' }).caption
  expect(text.split('I burned the first batch of rice')).toHaveLength(2)
})
