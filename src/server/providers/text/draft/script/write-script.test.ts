import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TONES } from '../../../../../shared/features/generation/generation.constants.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { SCRIPT_FORMATS } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { writeDraftScript } from './write-script.ts'

const BRIEF = { duration: '1', tone: 'casual', format: 'video', seed: 7, creator: null } as const
const write = (topic: string, more: Partial<ScriptBrief> = {}) => writeDraftScript({ ...BRIEF, topic, ...more })
const spokenIn = (topic: string, more?: Partial<ScriptBrief>): string =>
  write(topic, more)
    .beats.map(({ text }) => text)
    .join('\n')

/** Topics of different fields and shapes: what scripts of three seeds say, and what none of them says. */
const TABLE: readonly [topic: string, says: RegExp[], never?: RegExp][] = [
  ['growing tomatoes on a balcony', [/water your tomatoes/u, /sun/u, /soil/u, /on a balcony/u]],
  ['sourdough for beginners', [/flour for your sourdough/u, /oven/u], /salt first/iu],
  ['meal prep for nurses on night shift', [/fridge|taste/u, /night shift/u], /doctor/u],
  ['how to start running at 45 with bad knees', [/train/u, /at 45 with bad knees/u], /doctor/u],
  ['insomnia after a breakup', [/doctor/u]],
  ['living with anxiety', [/chest, stomach/u]],
  ["how my grandfather died of Alzheimer's", [/helpline|stayed/u], /“it depends”|costs?\b|easier/u],
  ['how I paid off $23,000 of debt in 18 months', [/statement|payments/u, /\$23,000/u]],
  ['3 days in Lisbon with two kids', [/airport|month|sleep/u, /3 days/u], /toddler|school/u],
  ['learning Spanish at 40', [/book closed|bad day/u, /Spanish at 40/u]],
  ['running a small bakery', [/buys|sale/u], /oven/u],
  ['how to get your first 1000 subscribers', [/three seconds|by name/u]],
  ['decluttering a tiny kitchen', [/measure|lazy/iu]],
  ['why cats knead', [/your cats/u, /why cats knead/u], /does your cats/u],
  ['teaching a toddler to share', [/hungry|routine|steps/iu]],
  ['skincare for men over 50', [/sunscreen|daylight/u, /over 50/u]],
  ['learning guitar with small hands', [/the guitar/u]],
  ['5 mistakes beginners make in chess', [/without thinking|first minutes/u]],
  ['10 habits that changed my mornings', [/10 habits/u, /kettle|worst day/u]],
  ['urban beekeeping', [/“urban beekeeping”/u]],
  ['Dyson V15 review after one year', [/“Dyson V15”/u], /water|train/u],
  ['We are opening a studio in Leeds on 12 May', [/to the hour|the link/u, /12 May/u]],
  ['how airplanes fly', [/how airplanes fly/u], /trying to/u],
]
const BROKEN =
  /\b(\p{L}+) \1\b|\ba [aeio]\p{L}|\ban [bcdfgjklmnpqrstvwyz]|\{|undefined|\.\.(?!\.)|[?!]\.| {2}|\bI \p{L}+ing\b|\bto (?!\w*thing)[a-z]+ing\b/u
const POINTS = /\b(?:look here|see here|this picture|on screen|this slide|as you can see|in the comments|below)\b/iu

describe('a script of a minute', () => {
  it.each(TABLE)('about %s', (topic, says, never) => {
    for (const format of SCRIPT_FORMATS) {
      const texts = TONES.map((tone, seed) => spokenIn(topic, { format, tone, seed }))
      for (const pattern of says) expect(texts.join('\n')).toMatch(pattern)
      for (const text of texts) {
        expect(text).not.toMatch(BROKEN)
        if (never) expect(text).not.toMatch(never)
        if (format === 'podcast') expect(text.split('\n').slice(1).join('\n')).not.toMatch(POINTS)
      }
    }
  })

  const FACTS = [
    '$400 in 6 weeks',
    'I forgot the salt on Monday',
    'My sister Ana laughed',
    'No gym.',
    'w '.repeat(90).trim(),
  ]

  it('has 110 to 170 words, its digits and names, and no slot in what is spoken', () => {
    const about = fc.record({
      topic: fc.oneof(
        fc.constantFrom(...TABLE.map(([topic]) => topic), 'x', 'Wie man Tomaten anbaut', 'use {it} and {noun}'),
        fc.lorem({ maxCount: 25 }),
      ),
      tone: fc.constantFrom(...TONES),
      format: fc.constantFrom(...SCRIPT_FORMATS),
      seed: fc.integer(),
      details: fc.subarray(FACTS),
    })
    const property = fc.property(about, (brief) => {
      const { beats, warnings } = writeDraftScript({ ...BRIEF, ...brief })
      const text = beats.map((beat) => beat.text).join('\n')
      expect(spokenWords(text)).toBeGreaterThanOrEqual(110)
      expect(spokenWords(text)).toBeLessThanOrEqual(170)
      expect(beats[0]?.kind).toBe('Hook')
      for (const beat of beats) {
        expect(beat.text).toMatch(/\p{L}/u)
        expect(beat.direction).not.toBe('')
        if (beat.slot !== undefined) expect(text).not.toContain(beat.slot)
      }
      const isCut = warnings.some(({ reason }) => reason === 'length')
      const lost = brief.details.filter(
        (fact) => !beats.some(({ kind, text }) => kind === 'Point' && text.includes(fact)),
      )
      expect(lost.length > 0).toBe(isCut)
      if (TABLE.some(([topic]) => topic === brief.topic))
        for (const sign of brief.topic.match(/\d+|(?<=. )\p{Lu}\p{L}+/gu) ?? []) expect(text).toContain(sign)
    })
    fc.assert(property, { numRuns: 300, seed: 4 })
  })

  it('asks nothing twice of another topic of its field in the same words alone', () => {
    const [one, other] = ['growing tomatoes', 'learning guitar'].map(
      (topic) => new Set(spokenIn(topic).split(/[\n.?] ?/u)),
    )
    expect([...one!].filter((line) => line.split(' ').length > 4 && other!.has(line))).toEqual([])
  })

  it('asks for no joke about what is grave', () => {
    expect(spokenIn('grief', { tone: 'humorous' })).not.toMatch(/depends|patience|sort of/u)
  })
})

describe('a script of eight or ten minutes', () => {
  it.each(['8', '10'] as const)('is an outline of %s minutes that says so', (duration) => {
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
    expect(chapters.map(({ text }) => text).join('\n')).toMatch(/40 pounds from 3 plants[^]*water[^]*sun[^]*soil/u)
  })
})
