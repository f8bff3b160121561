import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TONES } from '../../../../../shared/features/generation/generation.constants.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { SCRIPT_FORMATS } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { writeDraftScript } from './write-script.ts'

const BRIEF = { duration: '1', tone: 'casual', format: 'video', seed: 7, creator: null } as const
const write = (topic: string, more: Partial<ScriptBrief> = {}) => writeDraftScript({ ...BRIEF, topic, ...more })
const spokenIn = (beats: readonly { text: string }[]): string => beats.map(({ text }) => text).join('\n')

/** Jokes, and guesses at what a topic of no sure kind raises. */
const NEUTRAL = /“it depends”|costs?\b|easier|comments|save this|Ask them|bring it out|your cats|doctor/iu

/** Topics of different fields and shapes: what their scripts contain, and what none of them contains. */
const TABLE: readonly [topic: string, says: RegExp[], never?: RegExp][] = [
  ['growing tomatoes on a balcony', [/water your tomatoes/u, /sun/u, /soil/u, /on a balcony/u]],
  ['tomato soup with basil', [/into your soup/u], /water your|direct sun/u],
  ['how to sharpen kitchen knives with a whetstone', [/whetstone/u], /dish|salt|measurements|lazy/u],
  ['meal prep for nurses on night shift', [/fridge|taste/u, /night shift/u], /doctor/u],
  ['how to start running at 45 with bad knees', [/at 45 with bad knees/u], NEUTRAL],
  ['moving across the country with two cats', [/two cats/u], NEUTRAL],
  ['insomnia after a breakup', [/insomnia after a breakup/iu], NEUTRAL],
  ["how my grandfather died of Alzheimer's", [/leave a word/u], NEUTRAL],
  ['my first Christmas without my dad', [/leave a word/u], NEUTRAL],
  ['how I paid off $23,000 of debt in 18 months', [/\$23,000/u], NEUTRAL],
  ['3 days in Lisbon with two kids', [/3 days/u], NEUTRAL],
  ['running a small bakery', [/small bakery/u]],
  ['why cats knead', [/why cats knead/iu], NEUTRAL],
  ['when should kids get their first phone?', [/first phone/u], NEUTRAL],
  ['5 mistakes I made on my first marathon', [/5 mistakes/u, /marathon/u], NEUTRAL],
  ['Dyson V15 review after one year', [/Dyson V15/u], /water|train|“Dyson/u],
  ['We are opening a studio in Leeds on 12 May', [/12 May/u], NEUTRAL],
  ['is oat milk bad for you?', [/oat milk/iu], NEUTRAL],
  ['how airplanes fly', [/how airplanes fly/iu], NEUTRAL],
]
const BROKEN = new RegExp(
  String.raw`\b(\p{L}+) \1\b|\ba [aeio]\p{L}|\ban [bcdfgjklmnpqrstvwyz]|[{[]|undefined|\.\.|[?!]\.| {2}` +
    String.raw`|\bI \p{L}+ing\b|\bto (?!\w*thing)[a-z]+ing\b`,
  'u',
)
const POINTS = /\b(?:look here|this picture|on screen|this slide|as you can see|in the comments|below)\b/iu

describe('a script of a minute', () => {
  it.each(TABLE)('about %s', (topic, says, never = /\{/u) => {
    for (const format of SCRIPT_FORMATS) {
      const texts = TONES.map((tone, seed) => spokenIn(write(topic, { format, tone, seed }).beats))
      for (const pattern of says) expect(texts.join('\n')).toMatch(pattern)
      for (const text of texts) {
        expect(text).not.toMatch(BROKEN)
        expect(text).not.toMatch(never)
        if (format === 'podcast') expect(text.slice(text.indexOf('\n'))).not.toMatch(POINTS)
      }
    }
  })

  it('has 110 to 170 words, facts word for word, digits and names, and no slot in what is spoken', () => {
    const facts = ['$400 in 6 weeks', 'I forgot the salt on Monday', 'My sister Ana laughed', 'w '.repeat(90).trim()]
    const topics = [...TABLE.map(([topic]) => topic), 'Wie man Tomaten anbaut', 'use {it} and {noun}']
    const asked = fc.record({
      topic: fc.oneof(fc.constantFrom(...topics), fc.lorem({ maxCount: 25 })),
      tone: fc.constantFrom(...TONES),
      format: fc.constantFrom(...SCRIPT_FORMATS),
      seed: fc.integer(),
      details: fc.subarray(facts),
    })
    const property = fc.property(asked, (brief) => {
      const { beats, warnings } = writeDraftScript({ ...BRIEF, ...brief })
      const text = spokenIn(beats)
      expect(spokenWords(text)).toBeGreaterThanOrEqual(110)
      expect(spokenWords(text)).toBeLessThanOrEqual(170)
      expect(beats[0]?.kind).toBe('Hook')
      for (const { text: line, slot = '{}' } of beats) {
        expect(line).toMatch(/\p{L}/u)
        expect(text).not.toContain(slot)
      }
      const isSaid = (fact: string): boolean => text.includes(fact) || text.includes(fact.replace(/^w/u, 'W'))
      expect(brief.details.every(isSaid)).toBe(!warnings.some(({ reason }) => reason === 'length'))
      for (const sign of brief.topic.match(/\d+|(?<=. )(?!Tomaten)\p{Lu}\p{L}+/gu) ?? []) expect(text).toContain(sign)
    })
    fc.assert(property, { numRuns: 200, seed: 4 })
  })
})

it.each(['8', '10'] as const)('a script of %s minutes is an outline, with a warning', (duration) => {
  const { beats, warnings } = write('growing tomatoes', { duration, details: ['40 pounds from 3 plants'] })
  const chapters = beats.filter(({ kind }) => kind === 'Point')
  expect(warnings).toEqual([
    { reason: 'length', message: expect.stringMatching(/^This is an outline: .* An AI does/u) },
  ])
  expect(chapters.length).toBeGreaterThanOrEqual(5)
  for (const { direction, slot } of chapters) {
    expect(direction).toMatch(/^Chapter \d of \d, about \d+ seconds\. \S/u)
    expect(slot).toMatch(/^Say .* seconds$/u)
  }
  expect(spokenIn(chapters)).toMatch(/40 pounds from 3 plants[^]*water[^]*sun[^]*soil/u)
})
