import { describe, expect, it } from 'vitest'
import { TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { HOOK_PATTERNS, HOOK_PLATFORMS, HOOK_RULES } from '../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook, wordCount } from '../../../../shared/features/hooks/hooks.rules.ts'
import { ADVISER, BEEKEEPER, COACH, COOK } from './creator/creators.fixtures.ts'
import { TOPICS, type TopicFixture } from './write-hooks.fixtures.ts'
import { writeHooks } from './write-hooks.ts'

/** Capitals of the templates and of the niches themselves. */
const OWN_NAMES = new Set('Tuesday Thursday Monday Mondays Friday April TikTok POV PR Mom Science Google'.split(' '))
const SEEDS = [1, 90_210]
const CREATORS = [COACH, ADVISER, COOK, BEEKEEPER]

/** Every line for a topic: all tones and platforms, some seeds; and in each tone from one of some creators. */
function eachResult(topic: string) {
  const nobody = TONES.flatMap((tone) =>
    HOOK_PLATFORMS.flatMap((platform) => SEEDS.map((seed) => ({ topic, tone, platform, seed, creator: null }))),
  )
  const somebody = TONES.map((tone, at) => ({
    topic,
    tone,
    platform: HOOK_PLATFORMS[(at + topic.length) % HOOK_PLATFORMS.length] ?? 'YouTube',
    seed: 4,
    creator: CREATORS[(at + topic.length) % CREATORS.length] ?? null,
  }))
  return [...nobody, ...somebody].map((brief) => ({
    ...brief,
    who: brief.creator?.contentNiche ?? '',
    hooks: writeHooks(brief),
  }))
}

/** Whether a word stands in a text, whatever its case, and not inside another word. */
function says(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  if (at === -1) return false
  const isCut = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  const rest = text.slice(at + word.length)
  return (!isCut(text[at - 1]) && !isCut(rest[0])) || says(rest, word)
}

/** All that is wrong with the marks and spaces of a line. */
function markFaults(text: string, { isSign, topic }: TopicFixture): string[] {
  const faults: string[] = []
  const check = (isFault: boolean, name: string) => isFault && faults.push(name)
  check(text !== text.trim() || / {2}|[\n\r\t\u200B-\u200D\uFEFF]/u.test(isSign ? '' : text), 'spaces')
  check(/[{}[\]|<>#]|\bundefined\b|\bnull\b|\bNaN\b|\[object/u.test(text), 'residue')
  check(/ [,.;:?!](?:\s|$)/u.test(text), 'space before a mark')
  check(
    /[,:;!?]{2,}|\.{2,}|[,;:?!]\.|\.[,;:?!]/u.test(text.replaceAll(/[ap]\.m\./gu, '').replaceAll('vs.', '')),
    'double marks',
  )
  check(/["“”„«»]/u.test(text), 'quotes')
  check(!/[.?!]$/u.test(text) && isSign === undefined, 'no end mark')
  check(/\?\s+\p{Ll}|!/u.test(text), 'stray mark')
  check(/%/u.test(text) || (/\d{2}/u.test(text.replace('2009', '')) && !/\d/u.test(topic)), 'a number out of nowhere')
  check(isSign === undefined && /\p{Extended_Pictographic}/u.test(text), 'emoji')
  return faults
}

/** All that is wrong with the words of an English line. */
function wordFaults(text: string, { subjects = [], names = [], isSign }: TopicFixture): string[] {
  const faults: string[] = []
  const check = (isFault: boolean, name: string) => isFault && faults.push(name)
  check(/\b(\p{L}+) \1\b/iu.test(text), 'doubled word')
  check(/^\p{Ll}/u.test(text) && !/^\p{Ll}\p{Lu}/u.test(text), 'small letter at the start')
  const inner = text.split(/(?<=[.?!])\s+/u).flatMap((sentence) => sentence.split(' ').slice(1))
  const isOwn = (word: string) => names.includes(word) || OWN_NAMES.has(word) || /^I(?:'(?:m|d|ve|ll))?$/u.test(word)
  const stray = inner
    .map((word) => word.replace(/^[^\p{L}]+|(?:'s)?[^\p{L}\p{N}]*$/gu, ''))
    .filter((word) => /^\p{Lu}/u.test(word) && !isOwn(word))
  check(stray.length > 0 && isSign === undefined, `stray capital: ${stray.join(' ')}`)
  for (const [, article, next] of text.matchAll(/\b(an?) ([\p{L}\p{N}-]+)/giu))
    check(!isArticleRight(article!, next!), `${article} ${next}`)
  for (const [phrase, verb] of subjects) {
    const isAsked = /\b(?:do|does|did|would|could|can|will|make|makes|if|let|because)\b/iu.test(text)
    const wrongFor = {
      is: isAsked ? "are|aren't|were" : "are|aren't|were|have|do|don't|look|feel|get|deserve|teach|know",
      are: "is|isn't|was|wasn't|has|does|doesn't|looks|feels|gets|deserves|teaches|knows",
    }
    const isObject = '(?<!\\b(?:of|with|on|about|at|to|for|behind|in|from) )'
    const wrong = new RegExp(`${isObject}${phrase} (?:${wrongFor[verb]})(?![\\w'])`, 'iu')
    check(!/\bwhich of/iu.test(text) && wrong.test(text), 'agreement')
    check(new RegExp(`\\b${verb === 'are' ? 'does' : 'do'} ${phrase}(?![\\w'])`, 'iu').test(text), 'agreement of do')
    check(verb === 'are' && new RegExp(`\\b(?:this|a|every|one) ${phrase}`, 'iu').test(text), 'this with a plural')
  }
  return faults
}

/** The sounds that the fixtures start with, one by one. */
function isArticleRight(article: string, next: string): boolean {
  const silent = ['hour', 'honest', 'hours']
  const consonant = ['unicorn', 'university', 'one', 'one-pan', 'European', 'useful', 'user', 'unique', 'universe']
  const spelled = ['FBI', 'x', 'X']
  const isVowel = silent.includes(next) || spelled.includes(next) || /^8|^11\b|^18\b/u.test(next)
  const sounds = isVowel || (/^[aeiou]/iu.test(next) && !consonant.includes(next))
  return (article.toLowerCase() === 'an') === sounds
}

describe('hooks by rules', () => {
  it.each(TOPICS)('$topic', (fixture) => {
    const faults = eachResult(fixture.topic).flatMap(({ tone, platform, seed, who, hooks }) => {
      const texts = hooks.map(({ text }) => text)
      const lines = texts.flatMap((text) =>
        [...markFaults(text, fixture), ...(fixture.isForeign ? [] : wordFaults(text, fixture))].map(
          (fault) => `${fault}: ${text}`,
        ),
      )
      const said = texts.filter((text) => fixture.words.some((word) => says(text, word))).length
      const whole = [
        [hooks.length === HOOK_RULES.count, 'ten'],
        [texts.every(isUsableHook), 'usable'],
        [new Set(texts.map(hookKey)).size === HOOK_RULES.count, 'alike'],
        [new Set(hooks.map(({ pattern }) => pattern)).size >= HOOK_RULES.minPatterns, 'patterns'],
        [hooks.every(({ pattern }) => HOOK_PATTERNS.includes(pattern)), 'unknown pattern'],
        [texts.filter((text) => wordCount(text) <= HOOK_RULES.shortWords).length >= HOOK_RULES.minShort, 'short'],
        [fixture.words.length === 0 || said >= 8, `topic in ${said}`],
      ] as const
      const broken = whole.filter(([isKept]) => !isKept).map(([, rule]) => rule)
      return [...lines, ...broken].map((fault) => `${tone} ${platform} ${seed} ${who}: ${fault}`)
    })
    expect(faults).toEqual([])
  })
})

describe('tone and platform', () => {
  const topics = TOPICS.filter(({ isForeign }) => isForeign === undefined).map(({ topic }) => topic)

  it('keeps short forms and slang out of the professional tone', () => {
    for (const topic of topics.filter((topic) => !/['’]/u.test(topic))) {
      for (const platform of HOOK_PLATFORMS) {
        const texts = writeHooks({ topic, tone: 'professional', platform, seed: 7, creator: null }).map(
          ({ text }) => text,
        )
        const informal =
          /n't\b|'(?:re|ve|ll|m|d)\b|\b(?:it|that|here|there|let|what)'s\b|\b(?:gonna|wanna|kinda|yikes|nope|meh|okay|dude|yeah)\b/iu
        expect(texts.filter((text) => informal.test(text))).toEqual([])
      }
    }
  })

  it('speaks of a platform only where it belongs, and seldom', () => {
    const words = {
      YouTube: /this video\b/iu,
      TikTok: /\b(?:TikTok|stitch|stop scrolling|swipe)\b/iu,
      Instagram: /\b(?:save (?:this|these)|swipe)\b/iu,
    }
    for (const topic of topics.slice(0, 40)) {
      for (const platform of HOOK_PLATFORMS) {
        const texts = writeHooks({ topic, tone: 'casual', platform, seed: 3, creator: null }).map(({ text }) => text)
        expect(
          texts.filter((text) => words[platform].test(text)).length,
          `${topic} on ${platform}`,
        ).toBeLessThanOrEqual(3)
        const strange =
          platform === 'TikTok'
            ? /\bsave (?:this|these)\b/iu
            : platform === 'Instagram'
              ? /\b(?:TikTok|stitch|stop scrolling)\b/iu
              : /\b(?:TikTok|stitch|swipe|stop scrolling)\b/iu
        expect(texts.filter((text) => strange.test(text))).toEqual([])
      }
    }
  })

  it('writes most lines anew for another tone', () => {
    for (const topic of topics.filter((topic) => /[a-z]/iu.test(topic))) {
      const results = TONES.map(
        (tone) =>
          new Set(writeHooks({ topic, tone, platform: 'YouTube', seed: 11, creator: null }).map(({ text }) => text)),
      )
      for (const [at, result] of results.entries()) {
        for (const other of results.slice(at + 1)) {
          expect([...result].filter((text) => other.has(text)).length, topic).toBeLessThanOrEqual(4)
        }
      }
    }
  })
})

describe('chance', () => {
  it('gives the same ten for the same brief', () => {
    const brief = { topic: 'meal prep', tone: 'humorous', platform: 'TikTok', seed: 123, creator: null } as const
    expect(writeHooks(brief)).toEqual(writeHooks(brief))
  })

  it('gives clearly other tens for other seeds', () => {
    const ordinary = [
      'cooking for one',
      'meal prep',
      'morning routine',
      'houseplants',
      'how do I start running?',
      'Taylor Swift',
      'how to bake bread',
      'the ocean',
      'why your sourdough starter fails',
    ]
    for (const topic of ordinary) {
      const results = [1, 2, 3, 4, 5].map((seed) =>
        writeHooks({ topic, tone: 'casual', platform: 'YouTube', seed, creator: null }).map(({ text }) =>
          hookKey(text),
        ),
      )
      for (const [at, result] of results.entries()) {
        for (const other of results.slice(at + 1)) {
          expect(result.filter((key) => !other.includes(key)).length, topic).toBeGreaterThanOrEqual(6)
        }
      }
    }
  })

  it.each([0, -1, 0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER])('takes the seed %s', (seed) => {
    expect(writeHooks({ topic: 'meal prep', tone: 'casual', platform: 'YouTube', seed, creator: null })).toHaveLength(
      HOOK_RULES.count,
    )
  })
})
