import { describe, expect, it } from 'vitest'
import { TONES } from '../../../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS, HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook, wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HooksBrief } from '../../text.port.ts'
import { type Shape } from '../reading.ts'
import { readTopic } from '../topic.ts'
import { candidatesFor, writeDraftHooks } from './write-draft-hooks.ts'

/**
 * Topics by shape: `topic | parts that every line keeps one of and four lines keep all of, by ";" | words that no line may have`.
 */
const TABLE: Readonly<Record<Shape, string>> = {
  'clause-how': `
How to fix my wobbly chair | wobbly chair | my wobbly
how too loose weigth fast | weight fast | loose, weigth
how to tie a tie | tie | first week, day one`,
  'clause-why': `
Why most diets fail before February | before February; diets fail`,
  'clause-what': `
what I learned in 2 years of freelancing | 2 years; of freelancing | only guess
what octopuses do at night | do at night | your octopus`,
  doing: `
stop buying coffee | buying coffee | stopping
training for my first triathlon | first triathlon | your first
being an introvert at a wedding | at a wedding`,
  noun: `
my morning routine as a nurse | as a nurse | your morning
best coffee shops in lisbon | in Lisbon | about best, on best
2 years of freelancing | 2 years; of freelancing
Taylor Swift | Taylor Swift
social anxiety at work | social anxiety; at work | buy, photo, favorite, expert
the sinking of the Vasa | sinking of the Vasa | your, buy, expert`,
  story: `
I quit my job to paint | quit my job to paint
my dog ate my homework | ate my homework | Here's how.
I'm learning guitar at 50 | at 50 | did next
I failed my driving test 4 times | 4 times | Here's how.`,
  list: `
7 books that changed my life | 7 books | Guilty, when to use
Wedding photography mistakes | photography mistakes | love story`,
  question: `
Electric bikes in winter: a good idea? | Electric bikes in winter | true or not
is coffee bad for you | bad for you
should I buy a used piano | used piano | that true`,
  review: `
Sony WH-1000XM5 review | Sony WH-1000XM5
Oura ring or Apple Watch | Oura ring; Apple Watch`,
  announcement: `
We're launching our candle shop on Saturday in Austin | on Saturday; in Austin
20% off all candles this weekend | 20%
our second bakery opens on Friday | on Friday | buy`,
  whole: `
The iPhone is dead | iPhone is dead
Introverts make better managers | make better managers | new to
Beginner Guide to Heirloom Tomatoes of the Black Forest | Heirloom Tomatoes | beginner guide
dear night shift nurses | shift nurses | proves
🍕 | 🍕`,
}

interface TopicFixture {
  topic: string
  shape: Shape
  keep: readonly string[]
  never: readonly string[]
}

const TOPICS: readonly TopicFixture[] = (Object.entries(TABLE) as [Shape, string][]).flatMap(([shape, table]) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [topic = '', keep = '', never = ''] = row.split(' | ')
      return { topic, shape, keep: keep.split('; '), never: never.split(', ').filter((word) => word !== '') }
    }),
)

/** Mistakes of grammar that can be found by their pattern. */
const BROKEN = [
  /\ba [aeiou](?!ne\b|ni|se|uro)|\ban [bcdfgjklmnpqrstvwxyz]/iu,
  /\b(\p{L}+) \1\b|\b(?:the|an?) (?:the|an?|my|your|\d+ )\b/iu,
  /\b(?:to|you) (?:to|is|are|be be)\b(?! it)|\b(?:about|of|on|with|at) how to\b/iu,
  /\bI \p{L}+ing\b|\b(?:want|try|going) to \p{L}{3,}ing\b(?<!bring|sing)/u,
  /\b(?:want|try|how) to \p{L}+ my\b/iu,
  /[,:;]{2}|\.\.|[?,]\.| [,.:;?]|\s{2}|[{}]|undefined|[^.?!"”…]$|^\p{Ll}(?!\p{Lu})/u,
  /^[^"]*: [^"]*: [^"]*$/u,
]

/** The faults of the ten lines of a topic; every line keeps all of it. */
function findFaults({ topic, keep, never }: TopicFixture, brief: Partial<HooksBrief>): string[] {
  const { hooks } = writeDraftHooks({ topic, platform: 'YouTube', tone: 'casual', seed: 1, creator: null, ...brief })
  const lines = hooks.map(({ text }) => text)
  const isWrong = (line: string): boolean =>
    BROKEN.some((pattern) => pattern.test(line)) ||
    !keep.every((part) => line.toLowerCase().includes(part.toLowerCase())) ||
    never.some((part) => line.includes(part)) ||
    !isUsableHook(line)
  const short = lines.filter((line) => wordCount(line) <= HOOK_RULES.shortWords).length
  return [
    ...lines.filter(isWrong),
    ...(new Set(lines.map(hookKey)).size === HOOK_RULES.count ? [] : ['not ten']),
    ...(new Set(hooks.map(({ pattern }) => pattern)).size < HOOK_RULES.minPatterns ? ['patterns'] : []),
    ...(short < HOOK_RULES.minShort && wordCount(topic) < 6 ? ['long'] : []),
  ]
}

describe('topics by shape', () => {
  it.each(TOPICS)('$topic', (fixture) => {
    expect(readTopic(fixture.topic)).toMatchObject({ shape: fixture.shape, language: 'en' })
    const faults = TONES.flatMap((tone, at) =>
      findFaults(fixture, { tone, platform: HOOK_PLATFORMS[at % 3]!, seed: at * 7 }),
    )
    expect(faults).toEqual([])
  })

  it.each([
    'how to tie a tie',
    'baking sourdough in winter',
    'tomato soup',
    '7 books for winter',
    'Sony WH-1000XM5 review',
    'Oura ring or Apple Watch',
  ])('at least twenty-five frames where the topic is surely harmless: %s', (topic) => {
    expect(candidatesFor(readTopic(topic), () => 0).length).toBeGreaterThanOrEqual(25)
  })
})

describe('topics as people type them', () => {
  const writeLines = (topic: string, details: string[] = []): string[] =>
    writeDraftHooks({ topic, details, platform: 'YouTube', tone: 'casual', seed: 1, creator: null }).hooks.map(
      ({ text }) => text,
    )

  it.each([
    ['ok so today I wanna tell you about the time our tent flooded', 'the time our tent flooded', 'noun'],
    ['so I finally sold my boat', 'I finally sold my boat', 'story'],
    ['can we talk about how nobody warns you that moths eat sweaters', 'nobody warns you', 'story'],
    ['Ok Computer', 'Ok Computer', 'noun'],
    ['Stop rinsing your noodles', 'Stop rinsing your noodles', 'whole'],
    ['stop smoking for good', 'stop smoking for good', 'doing'],
    ['My first album comes out on May 2', 'My first album', 'announcement'],
    ['stop wearing fake glasses', 'stop wearing fake glasses', 'whole'],
    ['we reopen our kitchen monday', 'we reopen', 'story'],
    ['free watercolor class thursday at noon', 'free watercolor', 'announcement'],
    ['hi all so i was gonna cook but first let me tell you about the owl in our chimney', 'the owl in our', 'noun'],
    ['hi could you please make something about how I moth-proof my attic lol', 'how I moth-proof', 'story'],
    ['how I lost my voice and what brought it back', 'how I lost my voice and what', 'clause-how'],
    ['pov you only came for the snacks', 'POV: you only', 'whole'],
    ['vegtable apartmant gardens', 'vegetable apartment gardens', 'noun'],
    ['get packed with me for Oslo', 'get packed with me', 'noun'],
    ['do goats really eat cans', 'do goats really', 'question'],
    ['Ninja X5 after two months', 'Ninja X5 after', 'review'],
    ['my uncle painted the barn pink', 'my uncle painted', 'story'],
    ['no bake lemon bars', 'no bake lemon', 'noun'],
    ['4 ingredient oat bars', '4 ingredient oat', 'noun'],
    ['freelance contract tips', 'freelance contract', 'list'],
    ['our bookshop turns 9 on friday', 'our bookshop', 'announcement'],
    ['why my rice keeps burning', 'why my rice', 'clause-why'],
    ['knots every sailor should know', 'knots every sailor', 'list'],
    ['our bakery in Leeds now delivers on Sundays', 'our bakery in Leeds', 'announcement'],
    ['my dog now sleeps in the hall', 'my dog now', 'story'],
  ])('%s', (topic, start, shape) => {
    const read = readTopic(topic)
    expect(read.shape).toBe(shape)
    expect(read.text.startsWith(start)).toBe(true)
    expect(
      writeLines(topic).filter(
        (line) => /\bhey guys\b|wanna|gonna|Change my mind|willpower/iu.test(line) && shape !== 'doing',
      ),
    ).toEqual([])
  })

  it('are never cut before their subject', () => {
    const lines = writeLines(
      'everything I wish I had known before I sold my dental practice to keep goats in a valley without a road',
    )
    expect(lines).toHaveLength(HOOK_RULES.count)
    expect(lines.filter((line) => !line.includes('dental practice'))).toEqual([])
  })

  it('a fact without its noun follows the one that has it', () => {
    const lines = writeLines('My first cookbook comes out on May 2', ['74 recipes', 'Not one of them needs an oven'])
    expect(lines.filter((line) => /(?<!74 recipes\. )Not one of them/u.test(line))).toEqual([])
    expect(lines.join()).toContain('74 recipes. Not one of them needs an oven.')
  })
})
