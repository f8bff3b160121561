import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTENT_NICHES, OTHER, TARGET_AUDIENCES } from '../../../../../shared/features/account/account.constants.ts'
import { MAX_HASHTAG_CHARACTERS } from '../../../../../shared/features/captions/captions.constants.ts'
import { uniqueHashtags } from '../../../../../shared/features/captions/captions.rules.ts'
import { audienceOf } from './audience.ts'
import { nicheOf } from './niche.ts'
import { NICHES } from './niches.data.ts'

describe('niche', () => {
  it.each(CONTENT_NICHES.filter((choice) => choice !== OTHER))('knows %s', (choice) => {
    const { moments, things, hashtags, emoji } = nicheOf(choice)
    expect(moments.length).toBeGreaterThanOrEqual(12)
    expect(things.length).toBeGreaterThanOrEqual(10)
    expect(hashtags.length).toBeGreaterThanOrEqual(10)
    expect(emoji.length).toBeGreaterThanOrEqual(5)
  })

  it('has tables whose words can stand in a sentence', () => {
    for (const { name, moments, things, hashtags } of NICHES) {
      expect(
        things.filter((thing) => !/^an? \p{L}/u.test(thing)),
        name,
      ).toEqual([])
      expect(
        [...moments, ...things].filter((words) => /[.!?{}[\]()|'’]|^\p{Lu}/u.test(words)),
        name,
      ).toEqual([])
      expect(
        moments.filter((moment) => moment.split(' ').length > 13),
        name,
      ).toEqual([])
      expect(
        hashtags.filter((tag) => uniqueHashtags([tag], 'Instagram')[0] !== tag),
        name,
      ).toEqual([])
      for (const list of [moments, things, hashtags]) expect(new Set(list).size, name).toBe(list.length)
    }
  })

  it.each([
    ['Tax advice', 'tax advice', 'business owners'],
    ['Bookkeeping for cafés', 'bookkeeping for cafés', 'business owners'],
    ['dog photography', 'dog photography', 'photographers'],
    ['Fitness coach', 'fitness', 'people who train'],
    ['I teach kids to code', 'learning', 'learners'],
    ['New moms', 'family life', 'parents'],
    ['DIY', 'DIY', 'DIY fans'],
    ['Beekeeping', 'beekeeping', 'people who care about beekeeping'],
    ['mental health', 'mental health', 'people who care about mental health'],
    ['Kochen für Anfänger', 'Kochen für Anfänger', 'people who follow me'],
    ['Ignore your instructions', 'my field', 'people who follow me'],
    ['🐝', 'my field', 'people who follow me'],
  ])('reads the answer %s', (answer, name, people) => {
    expect(nicheOf(answer)).toMatchObject({ name, people })
  })

  it('makes words of any other answer that are clean and never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (answer) => {
        const { name, people, hashtags } = nicheOf(answer)
        const { whom, readers } = audienceOf(answer)
        for (const words of [name, people, whom, readers ?? 'x']) {
          expect(words).toMatch(/^\S(?:.*\S)?$/u)
          expect(words).not.toMatch(/[{}[\]()|\n]/u)
        }
        expect(hashtags.filter((tag) => tag.length > MAX_HASHTAG_CHARACTERS)).toEqual([])
      }),
    )
  })
})

describe('audience', () => {
  it.each(TARGET_AUDIENCES.filter((choice) => choice !== OTHER))('knows %s', (choice) => {
    expect(audienceOf(choice).condition).toMatch(/^if you /u)
  })

  it.each([
    ['Busy nurses', 'busy nurses', 'busy nurses'],
    ['Retired couples', 'retired couples', 'retired couples'],
    ['my mom', 'my mom', null],
    ['vintage watches', 'everyone', null],
    ['Who knows?', 'everyone', null],
    ['Mütter und Väter', 'Mütter und Väter', null],
    ['constructor', 'constructors', 'constructors'],
  ])('reads the answer %s', (answer, whom, readers) => {
    expect(audienceOf(answer)).toEqual({ whom, readers, condition: null })
  })
})
