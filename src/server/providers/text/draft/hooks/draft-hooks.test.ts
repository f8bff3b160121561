import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TONES } from '../../../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS, HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook, wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HooksBrief } from '../../text.port.ts'
import { readTopic } from '../topic.ts'
import { TOPICS, type TopicFixture } from './draft-hooks.fixtures.ts'
import { isMadeBy, signOf } from './frame.ts'
import { cannotWrite, framesFor, writeDraftHooks } from './write-draft-hooks.ts'

const briefOf = (topic: string, more: Partial<HooksBrief> = {}): HooksBrief => ({
  topic,
  platform: 'YouTube',
  tone: 'casual',
  seed: 1,
  creator: null,
  ...more,
})
const linesOf = (topic: string, more?: Partial<HooksBrief>): string[] =>
  writeDraftHooks(briefOf(topic, more)).hooks.map(({ text }) => text)
const says = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** Mistakes of grammar that can be told by their pattern. */
const BROKEN: readonly [string, RegExp][] = [
  ['a before a vowel', /\ba [aeiou](?!ne\b|ni|se|uro)/iu],
  ['an before a consonant', /\ban [bcdfgjklmnpqrstvwxyz]/iu],
  ['doubled word', /\b(\p{L}+) \1\b/iu],
  ['two articles', /\b(?:the|an?) (?:the|an?|my|your|\d+ )\b/iu],
  ['two verbs', /\b(?:to|you) (?:to|is|are|be be|\p{L}+ing to)\b(?! it)/iu],
  [
    'a clause where a noun must be',
    /\b(?:about|of|on|with|at) how to\b(?<!tips on how to|advice on how to|about how to)/iu,
  ],
  ['a gerund after I', /\bI \p{L}+ing\b/u],
  ['a gerund after to', /\b(?:want|try|going|able|hard) to \p{L}{3,}ing\b(?<!bring|sing)/iu],
  ['somebody else told to have mine', /\b(?:want|try|how) to \p{L}+ my\b/iu],
  ['marks', /[,:;]{2}|\.\.|\?\.|,\.| [,.:;?]|\s{2}|[{}]|undefined/u],
  ['no end', /[^.?!"”…]$/u],
  ['a small start', /^\p{Ll}(?!\p{Lu})/u],
  ['two colons', /^[^"]*: [^"]*: [^"]*$/u],
]

function faultsOf({ topic, keep, never }: TopicFixture, brief: Partial<HooksBrief>): string[] {
  const lines = linesOf(topic, brief)
  const { telling, words } = readTopic(topic)
  const kept = telling.length > 0 ? telling : words
  const faults = lines.flatMap((line) => [
    ...BROKEN.flatMap(([name, pattern]) => (pattern.test(line) ? [`${name}: ${line}`] : [])),
    ...(keep.some((part) => says(line, part.replace(/^(?:in|without|at) /u, ''))) || says(line, 'No gym')
      ? []
      : [`lost: ${line}`]),
    ...never.flatMap((part) => (line.includes(part) ? [`${part}: ${line}`] : [])),
    ...(kept.length === 0 || kept.some((part) => says(line, part.slice(0, 5))) ? [] : [`nothing told: ${line}`]),
    ...(isUsableHook(line) ? [] : [`too long: ${line}`]),
  ])
  const whole = lines.filter((line) => keep.every((part) => says(line, part))).length
  if (whole < 4) faults.push(`all is kept in ${whole}`)
  if (lines.length !== HOOK_RULES.count) faults.push(`${lines.length} lines`)
  if (new Set(lines.map(hookKey)).size !== lines.length) faults.push('alike')
  if (lines.filter((line) => wordCount(line) <= HOOK_RULES.shortWords).length < HOOK_RULES.minShort) faults.push('long')
  return faults
}

describe('topics by shape', () => {
  it.each(TOPICS)('$topic', (fixture) => {
    expect(readTopic(fixture.topic)).toMatchObject({ shape: fixture.shape, language: 'en' })
    const faults = TONES.flatMap((tone, at) => {
      const brief = { tone, platform: HOOK_PLATFORMS[at % 3]!, seed: at * 7 }
      const patterns = new Set(writeDraftHooks(briefOf(fixture.topic, brief)).hooks.map(({ pattern }) => pattern))
      return [...faultsOf(fixture, brief), ...(patterns.size < HOOK_RULES.minPatterns ? ['patterns'] : [])]
    })
    expect(faults).toEqual([])
  })

  it.each(TOPICS)('forty frames and more for $topic', ({ topic }) => {
    const { frames } = framesFor(briefOf(topic, { tone: 'professional', platform: 'Instagram' }))
    expect(frames.length).toBeGreaterThanOrEqual(40)
  })
})

describe('Regenerate', () => {
  it.each(['how to grow tomatoes on a balcony', 'meal prep', 'I quit my job to paint', 'is coffee bad for you'])(
    'shows no frame of the last thirty lines: %s',
    (topic) => {
      let recent: string[] = []
      for (let seed = 0; seed < 5; seed += 1) {
        const { hooks, warnings } = writeDraftHooks(briefOf(topic, { seed, recent }))
        const { frames } = framesFor(briefOf(topic))
        const shown = frames.filter((frame) => recent.some((line) => isMadeBy(signOf(line), frame)))
        expect(hooks.filter(({ text }) => shown.some((frame) => isMadeBy(signOf(text), frame)))).toEqual([])
        expect([hooks.length, warnings]).toEqual([HOOK_RULES.count, []])
        recent = [...hooks.map(({ text }) => text), ...recent].slice(0, 30)
      }
    },
  )

  it('says so and asks for a fact when the frames run out', () => {
    const all = framesFor(briefOf('meal prep')).lines
    const { hooks, warnings } = writeDraftHooks(briefOf('meal prep', { recent: all }))
    expect(hooks).toEqual([])
    expect(warnings).toEqual([{ message: expect.stringContaining('A fact of yours makes new ones.'), reason: 'fewer' }])
    expect(linesOf('meal prep', { recent: all, details: ['I burned the first pan'] })).not.toEqual([])
  })
})

describe('facts', () => {
  it('come first, word for word', () => {
    const details = ['40 pounds', '12 weeks', 'No gym']
    expect(linesOf('how to lose weight', { details })[0]).toBe('40 pounds. 12 weeks. No gym.')
  })

  it('are never cut, and never invented', () => {
    const fact = 'I burned the first three loaves in March'
    const lines = linesOf('sourdough for beginners', { details: [fact] })
    expect(lines[0]).toContain(fact)
    expect(
      linesOf('sourdough for beginners').filter((line) =>
        /\bI (?:lost|burned|made|tried|did|was|spent|learned)\b/u.test(line),
      ),
    ).toEqual([])
  })
})

describe('languages', () => {
  it.each([
    ['Sauerteigbrot backen ohne Hefe', 'de'],
    ['comment apprendre le piano à 40 ans', 'fr'],
    ['cómo ahorrar dinero en casa', 'es'],
    ['dicas para economizar em casa', 'pt'],
    ['come fare la pizza in casa', 'it'],
  ])('takes %s as it stands', (topic, language) => {
    const { hooks, warnings } = writeDraftHooks(briefOf(topic, { recent: linesOf(topic, { seed: 2 }) }))
    expect(readTopic(topic).language).toBe(language)
    expect(hooks).toHaveLength(HOOK_RULES.count)
    expect(hooks.filter(({ text }) => !says(text, topic) || /\b(?:the|what|how)\b/u.test(text))).toEqual([])
    expect(warnings.filter(({ reason }) => reason === 'language')).toEqual([])
  })

  it('quotes other Latin languages, with a warning', () => {
    const { hooks, warnings } = writeDraftHooks(briefOf('hoe maak je brood'))
    expect(hooks.filter(({ text }) => !says(text, '"hoe maak je brood"'))).toEqual([])
    expect([hooks.length, warnings.map(({ reason }) => reason)]).toEqual([HOOK_RULES.count, ['language']])
  })

  it('has no lines for other letters, and says why', () => {
    expect(cannotWrite('日本の朝ごはん')).toEqual({
      message: expect.stringContaining('The draft writer writes English.'),
      reason: 'language',
    })
    expect(writeDraftHooks(briefOf('Привет мир')).hooks).toEqual([])
    for (const topic of ['Tiramisu', 'Jiu jitsu', '7', '🍕', 'sushi 寿司 at home'])
      expect(cannotWrite(topic)).toBeUndefined()
  })
})

describe('any topic', () => {
  const word = fc.constantFrom(
    ...'how to why I my the stop is running cats vs of for in with and you never review tips best: "quoted" — don’t 🍕 año 日本'.split(
      ' ',
    ),
  )
  const names = fc.constantFrom('Lisbon', 'iPhone', 'Marie Kondo', 'Zürich', 'NASA')
  const text = fc
    .array(fc.oneof(word, fc.nat(9999).map(String), names), { minLength: 1, maxLength: 9 })
    .map((parts) => parts.join(' '))

  it('gives usable hooks, the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string({ unit: 'binary', minLength: 1, maxLength: 2_000 })),
        fc.integer(),
        (topic, seed) => {
          const { hooks } = writeDraftHooks(briefOf(topic, { seed }))
          expect(
            hooks.filter((hook) => !isUsableHook(hook.text) || /[{}]|undefined/u.test(hook.text.replace(topic, ''))),
          ).toEqual(topic.includes('{') || topic.includes('}') ? expect.anything() : [])
          expect(writeDraftHooks(briefOf(topic, { seed })).hooks).toEqual(hooks)
          expect(hooks.length === HOOK_RULES.count || readTopic(topic).language === 'other' || topic.length > 60).toBe(
            true,
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('loses neither digits nor names', () => {
    const phrase = fc.constantFrom(
      'how to # in *',
      'I spent # days in *',
      'learning # words in *',
      '# tips from *',
      'is # enough in *?',
      'a trip to * for # dollars',
      'why * needs # people',
      '* review after # months',
    )
    fc.assert(
      fc.property(phrase, fc.integer({ min: 2, max: 9999 }), names, (form, number, name) => {
        const lines = linesOf(
          form.replace('#', form.startsWith('how to') ? `earn ${number} dollars` : String(number)).replace('*', name),
        )
        expect(lines.filter((line) => !line.includes(String(number)) && !line.includes(name))).toEqual([])
        expect(
          lines.filter((line) => line.includes(String(number)) && line.includes(name)).length,
        ).toBeGreaterThanOrEqual(4)
      }),
      { numRuns: 200 },
    )
  })
})
