import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HooksBrief } from '../../text.port.ts'
import { isSure } from '../sure.ts'
import { readTopic } from '../topic.ts'
import { isMadeBy, normalizeLine } from './frame.ts'
import { candidatesFor, cannotWrite, writeDraftHooks } from './write-draft-hooks.ts'

const buildBrief = (topic: string, more: Partial<HooksBrief> = {}): HooksBrief => ({
  topic,
  platform: 'YouTube',
  tone: 'casual',
  seed: 1,
  creator: null,
  ...more,
})
const writeLines = (topic: string, more?: Partial<HooksBrief>): string[] =>
  writeDraftHooks(buildBrief(topic, more)).hooks.map(({ text }) => text)
const fitting = (topic: string) => candidatesFor(readTopic(topic), () => 0)
const says = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

describe('a topic that is not surely harmless', () => {
  it.each([
    'suicide prevention',
    'my first Christmas without my dad',
    'hypothermia vs frostbite',
    'what to do if my dog is choking',
    'Introverts make better managers',
    'how to leave somebody you love',
    'how to fix my marriage',
    'POV: you come out to your parents',
  ])('stands as it is, with neutral words alone: %s', (topic) => {
    expect(isSure(readTopic(topic))).toBe(false)
    const lines = writeLines(topic)
    expect(lines.filter((line) => !says(line, topic))).toEqual([])
    expect(lines).toHaveLength(HOOK_RULES.count)
  })

  it.each(['growing tomatoes on a balcony', 'sourdough for beginners', 'how to tie a tie', 'Sony WH-1000XM5 review'])(
    'is none of these: %s',
    (topic) => expect(isSure(readTopic(topic))).toBe(true),
  )
})

describe('kinds of topics', () => {
  const all = (topic: string): string => [1, 2, 3].flatMap((seed) => writeLines(topic, { seed })).join('\n')

  it.each([
    ['Origami', /drawer|crooked|tenth/u, /refuses|recipe/u],
    ['tomato soup with basil', /recipe|stove|ingredients/u, /leaf|water/u],
    ['growing herbs on a balcony', /drown|leaves|thumb/u, /recipe|oven/u],
  ])('%s gets lines of its kind', (topic, own, others) => {
    expect(all(topic)).toMatch(own)
    expect(all(topic)).not.toMatch(others)
  })

  it.each<[string, RegExp, string[]?]>([
    ['Your desk is too low', /numbers|headline|prove|argue/u],
    ['Four years of shift work', /online|begin/u],
    ['Timing a dog show', /human|yours|calm/u],
    ["coaching kids' chess at 17", /day one|skip that|keeps you/u, ['I get $9 a lesson']],
    ['what nobody tells you about beekeeping', /you hear|you've heard/u],
    ['small pottery studio in Reno taking new students', /ad says|first ad|cheapest|went wrong/u],
    ['how to cook when you share a kitchen', /my own way|born knowing/u],
    ['Diary of a Trainee Glazier', /for you|"/u],
  ])('%s gets no lines of another kind', (topic, others, details = []) => {
    expect(writeLines(topic, { details }).join('\n')).not.toMatch(others)
  })

  it.each([
    ['Vegane Brotaufstriche ohne Nüsse', /erzähle|schwer|Fehler/u],
    ['Les erreurs à éviter en vélo', /raconte tout|le plus dur/u],
    ['Cómo cuidar un bonsái en un piso', /te ha pasado|adornos/u],
  ])('%s gets none of another kind', (topic, others) => {
    expect(all(topic)).not.toMatch(others)
  })
})

describe('Regenerate', () => {
  it.each(['how to grow tomatoes on a balcony', 'meal prep', 'how to tie a tie'])(
    'shows no frame of the last twenty lines: %s',
    (topic) => {
      let recent: string[] = []
      for (let seed = 0; seed < 3; seed += 1) {
        const { hooks, warnings } = writeDraftHooks(buildBrief(topic, { seed, recent }))
        const frames = fitting(topic).map(({ frame }) => frame)
        const shown = frames.filter((frame) => recent.some((line) => isMadeBy(normalizeLine(line), frame)))
        expect(hooks.filter(({ text }) => shown.some((frame) => isMadeBy(normalizeLine(text), frame)))).toEqual([])
        expect([hooks.length, warnings]).toEqual([HOOK_RULES.count, []])
        recent = [...hooks.map(({ text }) => text), ...recent].slice(0, 30)
      }
    },
  )

  it('uses the neutral frames again, the oldest first, with a warning', () => {
    const recent = writeLines('I quit my job to paint')
    const { hooks, warnings } = writeDraftHooks(buildBrief('I quit my job to paint', { seed: 2, recent }))
    expect(hooks).toHaveLength(HOOK_RULES.count)
    expect(hooks.filter(({ text }) => recent.includes(text)).length).toBeLessThan(HOOK_RULES.count)
    expect(warnings).toMatchObject([{ reason: 'fewer' }])
  })

  it('asks for a fact when the frames are used up', () => {
    const all = fitting('meal prep').map(({ text }) => text)
    const { hooks, warnings } = writeDraftHooks(buildBrief('meal prep', { recent: all }))
    expect(hooks).toHaveLength(HOOK_RULES.count)
    expect(warnings).toEqual([{ message: expect.stringContaining('A fact of yours makes new ones.'), reason: 'fewer' }])
    const [first] = writeLines('meal prep', { recent: all, details: ['I burned the first pan'] })
    expect(first).toContain('I burned the first pan')
  })
})

describe('facts', () => {
  it('are used first, word for word', () => {
    const details = ['40 pounds', '12 weeks', 'No gym']
    expect(writeLines('how to lose weight', { details })[0]).toBe('40 pounds. 12 weeks. No gym.')
  })

  it('are in line 1 together with the topic', () => {
    const details = ['We opened on a Tuesday in February', '212 books in the first week']
    for (let seed = 0; seed < 9; seed += 1)
      expect(writeLines('How we run a bookshop in a village of 800 people', { details, seed })[0]).toContain('bookshop')
  })

  it('are never cut, and never invented', () => {
    const fact = 'I burned the first three loaves in March'
    expect(writeLines('sourdough for beginners', { details: [fact] })[0]).toContain(fact)
    expect(writeLines('sourdough for beginners').join()).not.toMatch(
      /\bI (?:lost|burned|made|tried|did|was|spent|learned)\b/u,
    )
  })

  it.each([
    ['how to repot a monstera', ['It was 3 feet tall', 'The roots had cracked the pot']],
    [
      'how to pack for Norway',
      ['I own 2 sweaters', 'I lost a boot', 'It rained', 'Day 4 was sunny', 'Rice is 9 dollars'],
    ],
    ['how to lose weight', ['40 pounds', '12 weeks', 'No gym']],
    ['my first 10k', ['My left shoe came off at kilometer 7', 'I finished in 71 minutes', 'It rained']],
    ['Brot backen ohne Hefe', ['Der erste Laib war ein Stein', 'Zwölf Stunden Geduld']],
  ])('are used every time: %s', (topic, details) => {
    let recent: string[] = []
    for (let seed = 0; seed < 6; seed += 1) {
      const lines = writeLines(topic, { details, seed, recent })
      expect(details.filter((fact) => !lines.some((line) => says(line, fact)))).toEqual([])
      recent = [...lines, ...recent].slice(0, 30)
    }
  })

  it('keep their order, and refer to nothing that is missing', () => {
    const details = ['91 people hung up', 'One of them hired me']
    for (let seed = 0; seed < 9; seed += 1) {
      const lines = writeLines('100 cold calls', { details, seed })
      expect(lines.filter((line) => /^One of them|me\. 91/u.test(line))).toEqual([])
      expect(lines).toContain('91 people hung up. One of them hired me.')
    }
  })
})

describe('languages', () => {
  it.each([
    ['Sauerteigbrot backen ohne Hefe', 'de'],
    ['Rezepte, die fast nichts kosten', 'de'],
    ['Gemüse im Garten ohne Gift anbauen', 'de'],
    ['Home Office Kitchen Hacks für wenig Geld', 'de'],
    ['comment apprendre le piano à 40 ans', 'fr'],
    ['cómo ahorrar dinero en casa', 'es'],
    ['dicas para economizar em casa', 'pt'],
    ['come fare la pizza in casa', 'it'],
  ])('uses %s unchanged', (topic, language) => {
    const { hooks, warnings } = writeDraftHooks(buildBrief(topic, { recent: writeLines(topic, { seed: 2 }) }))
    expect(readTopic(topic).language).toBe(language)
    expect(hooks).toHaveLength(HOOK_RULES.count)
    expect(hooks.filter(({ text }) => !says(text, topic) || /\b(?:the|what|how)\b/u.test(text))).toEqual([])
    expect(warnings.filter(({ reason }) => reason === 'language')).toEqual([])
  })

  it.each([
    'hoe maak je brood',
    'Goedkoop reizen met kinderen',
    'Slik baker du brød uten gjær',
    'Løb dit første maraton',
    'Surdegsbröd för nybörjare',
  ])('quotes other Latin languages, with a warning: %s', (topic) => {
    const { hooks, warnings } = writeDraftHooks(buildBrief(topic))
    expect(hooks.filter(({ text }) => !says(text, `"${topic}"`))).toEqual([])
    expect([hooks.length, warnings.map(({ reason }) => reason)]).toEqual([HOOK_RULES.count, ['language']])
  })

  it('writes no lines in other scripts, with a reason', () => {
    expect(cannotWrite('日本の朝ごはん')).toEqual({
      message: expect.stringContaining('The draft writer writes English.'),
      reason: 'language',
    })
    expect(writeDraftHooks(buildBrief('Привет мир')).hooks).toEqual([])
    for (const topic of ['Tiramisu', 'Jiu jitsu', '7', '🍕', 'sushi 寿司 at home'])
      expect(cannotWrite(topic)).toBeUndefined()
  })
})

describe('any topic', () => {
  const names = fc.constantFrom('Lisbon', 'iPhone', 'Marie Kondo', 'Zürich', 'NASA')
  const word = fc.constantFrom(
    ...'how to why I my the stop is running cats vs of for and you never review tips best: "quoted" — 🍕 año 日本'.split(
      ' ',
    ),
  )
  const text = fc.array(fc.oneof(word, fc.nat(9999).map(String), names), { minLength: 1, maxLength: 9 })

  it('gives usable hooks, deterministic by seed', () => {
    const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 2_000 })
    const topics = fc.oneof(
      any,
      text.map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(topics, fc.integer(), (topic, seed) => {
        const lines = writeLines(topic, { seed })
        expect(lines.filter((line) => !isUsableHook(line))).toEqual([])
        expect(writeLines(topic, { seed })).toEqual(lines)
        const mayBeFewer = readTopic(topic).language === 'other' || topic.length > 60
        expect(lines.length === HOOK_RULES.count || mayBeFewer).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('loses neither digits nor names', () => {
    const phrase = fc.constantFrom(
      'how to earn # dollars in *',
      'I spent # days in *',
      '# tips from *',
      'is # enough in *?',
      'a trip to * for # dollars',
      'why * needs # people',
      '* review after # months',
    )
    fc.assert(
      fc.property(phrase, fc.integer({ min: 2, max: 9999 }), names, (form, number, name) => {
        const lines = writeLines(form.replace('#', String(number)).replace('*', name))
        expect(lines.filter((line) => !line.includes(String(number)) || !line.includes(name))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
