import { describe, expect, it } from 'vitest'
import { researchQueries } from './research-queries.ts'

const TODAY = new Date('2026-11-22T10:00:00Z')

describe('the queries for a topic', () => {
  it.each([
    [
      'How I lost 40 pounds in 12 weeks without a gym',
      [
        'lost 40 pounds in 12 weeks without a gym 2026',
        'lost 40 pounds in 12 weeks without a gym facts and figures',
        'lost 40 pounds in 12 weeks without a gym news November 2026',
      ],
    ],
    ['sourdough', ['sourdough 2026', 'sourdough']],
    ['Tomaten auf dem Balkon', ['Tomaten auf dem Balkon 2026', 'Tomaten auf dem Balkon']],
    ['iPhone 2026?', ['iPhone 2026', 'iPhone 2026 November']],
    ['日本の朝ごはん', ['日本の朝ごはん 2026', '日本の朝ごはん']],
  ])('%s', (topic, queries) => {
    expect(researchQueries(topic, TODAY)).toEqual(queries)
  })

  it('use the beginning of a long text, cut at a word', () => {
    const [first = '', ...others] = researchQueries(`The bread of ${'wheat flour '.repeat(300)}`, TODAY)
    expect(first).toMatch(/^The bread of (?:wheat flour )*wheat(?: flour)? 2026$/u)
    expect(first.length).toBeLessThanOrEqual(125)
    expect(others).toHaveLength(2)
    for (const query of researchQueries('🍞'.repeat(500), TODAY)) expect(query.isWellFormed()).toBe(true)
  })

  it('are empty for a text without words', () => {
    expect(researchQueries('!? \n🍞…', TODAY)).toHaveLength(1)
    expect(researchQueries('!? \n🍞…', TODAY).join('')).not.toMatch(/[\p{L}\p{N}]/u)
  })
})
