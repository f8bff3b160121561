import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answers } from '../../../../../shared/features/account/account.schema.ts'
import { CAPTION_PLATFORMS, type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import {
  cleanHashtag,
  foldAt,
  hashtagCap,
  measure,
  postSize,
} from '../../../../../shared/features/captions/captions.rules.ts'
import { emojiIn } from '../topic/graphemes.ts'
import { TOPICS } from '../write-hooks.fixtures.ts'
import { CONTENTS } from './caption.fixtures.ts'
import { writeCaption } from './write-caption.ts'

function creator(contentNiche: string, brandPersonality: string, goal: string): Answers {
  return {
    contentNiche,
    targetAudience: 'Beginners & hobbyists',
    brandPersonality,
    preferredContentStyle: 'Quick tips',
    contentGoals: [goal],
  }
}

const COACH = creator('Fitness & health', 'Humorous & entertaining', 'Grow my following')
const ADVISER = creator('tax advice for freelancers', 'Professional & authoritative', 'Generate leads')
const BAKER = creator('Food & cooking', 'Energetic & playful', 'Build a community')
const WRITERS = [null, COACH, ADVISER, BAKER, creator('Travel', 'Calm & thoughtful', 'Educate my audience')]

const write = (content: string, platform: CaptionPlatform, writer: Answers | null = null, seed = 7) =>
  writeCaption({ content, platform, style: 'trending', seed, creator: writer })
const paragraphsOf = (text: string) => text.split('\n\n')

/** All that is wrong with a caption, whatever its content. */
function faultsOf({ text, hashtags }: { text: string; hashtags: string[] }, platform: CaptionPlatform): string[] {
  const faults: string[] = []
  const check = (isFault: boolean, name: string) => isFault && faults.push(name)
  const { used, limit } = postSize({ text, hashtags }, platform)
  check(used > limit.value, 'too long')
  check(text.trim() === '' || text !== text.trim(), 'blank or not trimmed')
  check(!text.isWellFormed(), 'a lone surrogate')
  check(/\{\w*\}|\[\w*\||undefined|null\b|\[object/u.test(text.replace(/\{\}/gu, '')), 'residue')
  check(platform === 'YouTube' && /[<>]/u.test(text), 'a sign that YouTube refuses')
  check(measure(paragraphsOf(text)[0] ?? '', 'characters') > foldAt(platform) + 4, 'the first line is below the fold')
  check(hashtags.length > hashtagCap(platform), 'too many hashtags')
  check(new Set(hashtags.map((tag) => tag.toLowerCase())).size < hashtags.length, 'a hashtag twice')
  for (const tag of hashtags) check(cleanHashtag(tag) !== tag, `not a hashtag: ${tag}`)
  return faults
}

/** All that is wrong with the words and marks of an English caption. */
function wordFaults(text: string): string[] {
  const faults: string[] = []
  const check = (isFault: boolean, name: string) => isFault && faults.push(name)
  check(/\b(\p{L}{2,}) \1\b/iu.test(text), 'doubled word')
  check(/ {2}| [,.;:?!](?:\s|$)/u.test(text), 'spaces')
  check(/[,:;]{2,}|[,;:?!]\.|\.[,;:?!]|\.{2,}/u.test(text), 'double marks')
  check(
    /\ba (?:[aio]|e(?!u)|un(?!i))\w|\ban [bcdfgjklmnpqrstvwyz]/u.test(text.replace(/\ban? (?:one|hour|honest)/giu, '')),
    'article',
  )
  for (const paragraph of paragraphsOf(text)) {
    check(/^\p{Ll}(?!\p{Lu})/u.test(paragraph), `small start: ${paragraph}`)
    const last = paragraph.split('\n').at(-1) ?? ''
    check(!paragraph.includes('\n') && !/[.?!…](?: \P{L}+)?$/u.test(last), `no end mark: ${paragraph}`)
    check(!paragraph.includes('\n') && paragraph.length > 200, `long: ${paragraph}`)
  }
  return faults
}

describe('a caption by rules', () => {
  const english = TOPICS.filter(({ isForeign, isSign, words }) => !isForeign && !isSign && words.length > 0)

  const described = CONTENTS.map(({ content, words }) => ({
    content,
    words,
    writers: WRITERS,
    platforms: CAPTION_PLATFORMS,
  }))
  const named = english.map(({ topic, words }, at) => ({
    content: topic,
    words,
    writers: [WRITERS[at % WRITERS.length] ?? null],
    platforms: CAPTION_PLATFORMS.filter((_, place) => place === at % 3),
  }))

  it.each([...described, ...named])('about $content', ({ content, words, writers, platforms }) => {
    const faults = platforms.flatMap((platform) =>
      writers.flatMap((writer) => {
        const caption = write(content, platform, writer)
        const count = paragraphsOf(caption.text).length
        const said = caption.text.toLowerCase()
        return [
          ...faultsOf(caption, platform),
          ...wordFaults(caption.text),
          ...(count < 2 || count > 5 ? [`${count} paragraphs`] : []),
          ...(words.some((word) => said.includes(word.toLowerCase())) ? [] : ['off its content']),
          ...(caption.hashtags.length === 0 ? ['no hashtag'] : []),
        ].map((fault) => `${platform} ${writer?.brandPersonality} ${fault}: ${caption.text}`)
      }),
    )
    expect(faults).toEqual([])
  })

  it('names what the content deals with rather than quote it', () => {
    const [bread] = CONTENTS
    const { text, hashtags } = write(bread?.content ?? '', 'Instagram')
    expect(text).toContain('• hydration\n• folding\n• the scoring mistake')
    expect(text).not.toContain('A reel showing')
    expect(hashtags.slice(0, 2)).toEqual(['#SourdoughBread', '#CastIronPot'])
  })

  it('takes typed hashtags first and quotes no word meant for the writer', () => {
    const caption = write('My first marathon. Please mention the discount code. #RunClub #run_26', 'Instagram')
    expect(caption.hashtags.slice(0, 2)).toEqual(['#RunClub', '#run_26'])
    expect(caption.text).not.toMatch(/discount|please/iu)
  })

  it('is the same for the same brief and another for another seed', () => {
    const content = 'meal prep for two'
    expect(write(content, 'TikTok', COACH)).toEqual(write(content, 'TikTok', COACH))
    const texts = Array.from({ length: 6 }, (_, seed) => write(content, 'TikTok', COACH, seed).text)
    expect(new Set(texts).size).toBeGreaterThanOrEqual(5)
  })
})

describe('platform', () => {
  it('is short on TikTok, airy on Instagram, and tells what a viewer learns on YouTube', () => {
    for (const { content } of CONTENTS.filter(({ words }) => !words.includes('dad'))) {
      const { TikTok, Instagram, YouTube } = Object.fromEntries(
        CAPTION_PLATFORMS.map((platform) => [platform, write(content, platform, COACH).text]),
      ) as Record<CaptionPlatform, string>
      expect(TikTok.length).toBeLessThan(420)
      expect(paragraphsOf(TikTok).length).toBeLessThanOrEqual(4)
      expect(paragraphsOf(Instagram).length).toBeGreaterThanOrEqual(3)
      expect(YouTube).toMatch(/(?:video|see)[^\n]*:\n– .+\n– /u)
      expect(YouTube).toContain('Subscribe')
      expect(emojiIn(YouTube).length).toBeLessThanOrEqual(1)
    }
  })
})

describe('fold', () => {
  it('falls behind the first line, however long the words', () => {
    const content = 'incomprehensibilities of counterrevolutionary telecommunications'
    const lines = Array.from(
      { length: 24 },
      (_, seed) => paragraphsOf(write(content, 'YouTube', ADVISER, seed).text)[0],
    )
    expect(lines.filter((line = '') => measure(line, 'characters') > foldAt('YouTube'))).toEqual([])
  })
})

describe('who writes', () => {
  it('changes words, emoji and contractions', () => {
    const shorts =
      /\b(?:don't|I'm|I'd|I've|isn't|didn't|couldn't|doesn't|it's|that's|here's|let's|you're|won't|can't)\b/iu
    let coachShorts = 0
    for (const content of ['meal prep', 'morning routine', 'how to bake bread', 'cooking for one', 'black holes']) {
      for (const platform of CAPTION_PLATFORMS) {
        const coach = write(content, platform, COACH)
        const adviser = write(content, platform, ADVISER)
        const shared = paragraphsOf(coach.text).filter((line) => paragraphsOf(adviser.text).includes(line))
        expect(shared.filter((line) => !line.includes('\n– ')).length).toBeLessThanOrEqual(1)
        expect(paragraphsOf(adviser.text)[0]).not.toBe(paragraphsOf(coach.text)[0])
        expect(paragraphsOf(adviser.text).at(-1)).not.toBe(paragraphsOf(coach.text).at(-1))
        expect(emojiIn(adviser.text)).toEqual([])
        expect(emojiIn(coach.text).length).toBeGreaterThanOrEqual(platform === 'YouTube' ? 0 : 1)
        expect(adviser.text).not.toMatch(shorts)
        if (shorts.test(coach.text)) coachShorts += 1
        expect(coach.hashtags).not.toEqual(adviser.hashtags)
      }
    }
    expect(coachShorts).toBeGreaterThan(3)
  })

  it('nobody known: at most one emoji, none on YouTube', () => {
    for (const { topic } of TOPICS.filter(({ isSign }, at) => isSign === undefined && at % 3 === 0)) {
      expect([topic, emojiIn(write(topic, 'Instagram').text).length > 1]).toEqual([topic, false])
      expect([topic, emojiIn(write(topic, 'YouTube').text)]).toEqual([topic, []])
    }
  })

  it('says nothing light about a grave content, wherever the grave word stands', () => {
    for (const content of [
      'grief',
      'My garden in June. My dad died last year and I planted his roses here.',
      'living with cancer',
    ]) {
      for (const platform of CAPTION_PLATFORMS) {
        const { text, hashtags } = write(content, platform, BAKER)
        expect(emojiIn(text)).toEqual([])
        expect(text).not.toMatch(/!|Same energy|Let's go/u)
        expect(hashtags.filter((tag) => BAKER.contentNiche.includes('Food') && /cook|food|recipe/iu.test(tag))).toEqual(
          [],
        )
      }
    }
  })
})

describe('other languages', () => {
  it.each([
    [
      'Brot backen ohne Hefe. Der Teig braucht nur Zeit und ein Tuch.',
      /Der Teig braucht nur Zeit/u,
      /In diesem Video:/u,
    ],
    ['Cómo ahorrar dinero', /Cómo ahorrar dinero/u, /En este video:/u],
    ['Comment apprendre le piano', /Comment apprendre le piano/u, /Dans cette vidéo\u00A0:/u],
    ['receita de bolo de cenoura', /bolo de cenoura/iu, /Neste vídeo:/u],
    ['pasta fatta in casa', /pasta fatta in casa/iu, /In questo video:/u],
  ])('%s is written wholly in its own', (content, about, heading) => {
    for (const writer of WRITERS) {
      const { text } = write(content, 'YouTube', writer)
      expect(text).toMatch(about)
      expect(text).toMatch(heading)
      expect(text).not.toMatch(/\b(?:the|what|you|comments|save|subscribe)\b/iu)
    }
  })
})

describe('any content', () => {
  const content = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2_000, size: 'max' }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 600, size: 'max' }),
    fc
      .array(
        fc.constantFrom(
          'how to',
          'my',
          'bread',
          'and',
          ',',
          '.',
          '\n',
          '#tag',
          '🍕',
          'dad died',
          '<b>',
          '{noun}',
          '[a|b]',
          '(x|y)',
          '日本',
          '\uD800',
          'Über',
          '👩‍👩‍👧',
          'caption',
          'two',
          "don't",
          '“',
          '?',
          'https://x.y',
          '$&',
        ),
        { minLength: 1, maxLength: 300, size: 'max' },
      )
      .map((parts) => parts.join(' ').slice(0, 2_000)),
  )

  it('gives a caption that fits, with valid hashtags', () => {
    fc.assert(
      fc.property(
        content,
        fc.constantFrom(...CAPTION_PLATFORMS),
        fc.constantFrom(...WRITERS),
        fc.integer(),
        (typed, platform, writer, seed) => {
          expect(faultsOf(write(typed, platform, writer, seed), platform)).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })

  it.each([
    ['a pile of marks', `a${'\u0301'.repeat(1_999)}`],
    ['one word of 2,000 letters', 'a'.repeat(2_000)],
    ['one emoji joined from many', Array.from({ length: 600 }, () => '👩').join('\u200D')],
    ['a thousand short words', 'a b '.repeat(500)],
    ['a thousand sentences', 'Go. '.repeat(500)],
    ['only signs', '<{[(|)]}>'.repeat(200)],
  ])('copes with %s', (_, typed) => {
    for (const platform of CAPTION_PLATFORMS) expect(faultsOf(write(typed, platform, COACH), platform)).toEqual([])
  })
})
