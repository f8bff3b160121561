import { describe, expect, it } from 'vitest'
import { factsUsed, completeLines, partsPresent, linesWithDetail, containsPart } from './details.ts'

describe('a telling part (figure, name, quoted word)', () => {
  it.each([
    ['12 weeks|twelve weeks', 'Twelve weeks without a gym.'],
    ['$30,000|30k', 'I owed $30,000.'],
    ['$30,000|30k', 'From 30K to nothing.'],
    ['tomato', 'Tomatoes that taste of something.'],
    ['night-shift|night shift', 'Night‑shift meals.'],
    ['弁当', 'お弁当は10分で。'],
    ['hiver', "L'hiver à vélo."],
  ])('%s is found in %j', (part, line) => expect(containsPart(part, line)).toBe(true))

  it.each([
    ['2 years', 'In 12 years.'],
    ['50', 'It took 500 tries.'],
    ['50', 'It cost 50.5.'],
    ['cat', 'Educate yourself.'],
    ['3am', 'Awake at 4am?'],
  ])('%s is not found in %j', (part, line) => expect(containsPart(part, line)).toBe(false))
})

describe('preserved details', () => {
  const lines = [
    '40 pounds in 12 weeks.',
    'Twelve weeks, no gym.',
    'Getting fit is hard.',
    'No gym, 40 pounds, 12 weeks.',
  ]
  const parts = ['40 pounds', '12 weeks|twelve weeks', 'gym']

  it('are counted by line: any of them, and all of them', () => {
    expect(linesWithDetail(lines, parts)).toBe(0.75)
    expect(completeLines(lines, parts, 4)).toBe(0.25)
    expect(completeLines(lines, parts, 1)).toBe(1)
  })

  it("are in the creator's facts as well, which no other topic has", () => {
    expect(linesWithDetail(lines, parts, ['I hated getting fit for 3 years'])).toBe(0.75)
    expect(linesWithDetail(lines, parts, ['Getting fit was hard'])).toBe(1)
  })

  it('are counted over the whole text', () => {
    expect(partsPresent('40 pounds. No gym.', parts)).toBeCloseTo(2 / 3)
  })

  it('are not measured without facts or without a text', () => {
    expect([
      linesWithDetail(lines, []),
      linesWithDetail([], parts),
      completeLines(lines, [], 4),
      partsPresent('', parts),
    ]).toEqual(Array.from({ length: 4 }, () => null))
  })
})

describe("the creator's facts", () => {
  it('are recognized by their figures beside a word, or by half of their words', () => {
    const facts = [
      'I was 53',
      'It took me 11 weeks with one band',
      'My mother cried when I told her',
      'The roof leaked',
    ]
    expect(factsUsed(['11 weeks and a band later.', 'My mother cried.', 'Ceilings drip.'], facts)).toBe(0.5)
    expect(factsUsed(['I was 53.'], ['I was 53'])).toBe(1)
  })

  it('are not recognized by the figure alone, nor in parts over several lines', () => {
    expect(factsUsed(['11 mistakes.'], ['It took me 11 weeks'])).toBe(0)
    expect(factsUsed(['My mother.', 'I told a friend.'], ['My mother cried when I told her'])).toBe(0)
  })
})
