import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BRAND_PERSONALITIES,
  CONTENT_GOALS,
  CONTENT_NICHES,
  CONTENT_STYLES,
  TARGET_AUDIENCES,
} from '../../../../shared/features/account/account.constants.ts'
import { TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS, HOOK_RULES } from '../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook, wordCount } from '../../../../shared/features/hooks/hooks.rules.ts'
import { writeHooks } from './write-hooks.ts'

const wild = fc.string({ unit: 'binary', minLength: 1, maxLength: 2_000 })
const composed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 })
const typed = fc
  .array(
    fc.constantFrom(
      'how to',
      'I',
      'my',
      'the',
      'stop',
      'why',
      '?',
      '!!!',
      ',',
      '#tag',
      '🍕',
      'is',
      'running',
      'cats',
      '5',
      '\n',
      '"',
      '(',
      '—',
      'vs',
      '\u202E',
      '\uD800',
      'IT',
      'Über',
      'año',
      '日本',
      'خبز',
      'https://x.y',
      '@me',
      '👩‍👩‍👧',
      'a\u0301\u0301\u0301',
      '%',
      "don't",
      '…',
      ':',
      'to',
      'and',
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((parts) => parts.join(' '))

const answer = fc.oneof(
  fc.constantFrom(...CONTENT_NICHES, ...TARGET_AUDIENCES),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
  typed.map((text) => text.slice(0, 100)),
)
const creators = fc.option(
  fc.record({
    contentNiche: answer,
    targetAudience: answer,
    brandPersonality: fc.constantFrom(...BRAND_PERSONALITIES),
    preferredContentStyle: fc.constantFrom(...CONTENT_STYLES),
    contentGoals: fc.subarray([...CONTENT_GOALS]),
  }),
  { freq: 4 },
)

describe('any topic', () => {
  it('gives ten valid hooks from anybody', () => {
    const topics = fc.oneof(wild, composed, typed).filter((topic) => topic.length > 0 && topic.length <= 2_000)
    fc.assert(
      fc.property(
        topics,
        fc.constantFrom(...TONES),
        fc.constantFrom(...HOOK_PLATFORMS),
        fc.integer(),
        creators,
        (topic, tone, platform, seed, creator) => {
          const hooks = writeHooks({ topic, tone, platform, seed, creator })
          expect(hooks).toHaveLength(HOOK_RULES.count)
          const texts = hooks.map(({ text }) => text)
          expect(texts.filter((text) => !isUsableHook(text) || !text.isWellFormed() || text !== text.trim())).toEqual(
            [],
          )
          expect(
            texts.filter((text) => /[{}]|undefined|[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(text)),
          ).toEqual([])
          expect(new Set(texts.map(hookKey)).size).toBe(HOOK_RULES.count)
          expect(new Set(hooks.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(HOOK_RULES.minPatterns)
          expect(texts.filter((text) => wordCount(text) <= HOOK_RULES.shortWords).length).toBeGreaterThanOrEqual(
            HOOK_RULES.minShort,
          )
        },
      ),
      { numRuns: 150 },
    )
  })

  it.each([
    ['a pile of marks', `a${'\u0301'.repeat(1_999)}`],
    ['one word of 2,000 letters', 'a'.repeat(2_000)],
    ['2,000 letters of a script without spaces', '朝'.repeat(2_000)],
    ['one emoji joined from a thousand', Array.from({ length: 600 }, () => '👩').join('\u200D')],
    ['a thousand short words', 'a b '.repeat(500)],
    ['only brackets', '((((((()))))))'.repeat(100)],
    ['lone surrogates', '\uD800'.repeat(500)],
  ])('copes with %s', (_, topic) => {
    const hooks = writeHooks({ topic, tone: 'casual', platform: 'TikTok', seed: 1, creator: null })
    expect(hooks).toHaveLength(HOOK_RULES.count)
    expect(hooks.filter(({ text }) => !isUsableHook(text) || !text.isWellFormed())).toEqual([])
  })

  it('never cuts inside a character', () => {
    const topics = [`x${'𝒜'.repeat(600)}`, 'a\u0301\u0302'.repeat(600), `x${'👩‍👧'.repeat(300)}`, `x${'क्षि'.repeat(300)}`]
    for (const topic of topics) {
      const texts = writeHooks({ topic, tone: 'inspiring', platform: 'Instagram', seed: 2, creator: null }).map(
        ({ text }) => text,
      )
      const broken = /a\u0301(?!\u0302)|\u200D(?!👧)|👩(?!\u200D)|क(?!्षि)/u
      expect(texts.filter((text) => !text.isWellFormed() || broken.test(text))).toEqual([])
    }
  })
})
