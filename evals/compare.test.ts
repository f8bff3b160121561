import { describe, expect, it } from 'vitest'
import { changesBetween, comparisonPage } from './compare.ts'
import { type Report } from './report.ts'
import { TOPICS } from './topics.ts'

const TEN = TOPICS.slice(0, 10)

/** A run with one piece for each of ten topics. `valueOf` returns the measured value of each. */
function run(writer: string, valueOf: (at: number) => Record<string, number | null>): Report {
  const cost = { seconds: 1, calls: 1, tokensIn: 1, tokensOut: 1, isEstimated: false }
  const rest = { tool: 'hooks', outcome: 'text', hashtags: [], spokenSeconds: 0, remarks: [], cost } as const
  const pieces = TEN.map(({ id }, at) => ({ ...rest, topic: id, lines: [`${writer} on ${id}`], values: valueOf(at) }))
  return {
    writer,
    ranAt: '2026-11-22T12:00:00.000Z',
    pieces: pieces.map((piece) => ({ ...piece, hashtags: [], remarks: [] })),
  }
}

describe('a comparison of two runs', () => {
  const a = run('old', (at) => ({ facts: 0.5, kind: 0.1, overused: at % 2, figures: null }))
  const b = run('new', (at) => ({ facts: 0.9, kind: 0.3, overused: (at + 1) % 2, figures: 0 }))

  it('reports what got better and worse in the direction of each measure, and leaves out what only one run has', () => {
    const changes = changesBetween(a, b, 1)
    const verdicts = Object.fromEntries(changes.map(({ measure, verdict }) => [measure.id, verdict]))
    expect(verdicts).toEqual({ facts: 'better', kind: 'worse', overused: 'same' })
    expect(changes[0]).toMatchObject({ tool: 'hooks', from: 0.5, count: 10 })
    expect(changes[0]?.mean).toBeCloseTo(0.4)
  })

  it('reports no change from too few topics', () => {
    const few = { ...b, pieces: b.pieces.slice(0, 4) }
    expect(changesBetween(a, few, 1).map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same'])
    const page = comparisonPage(b, b, changesBetween(b, b, 1))
    expect(page).toContain('Better: nothing.\n\nWorse: nothing.\n\nNo certain change: nothing.')
    expect(page).toContain('The same in every topic: 4 of 4 measures.')
  })

  it('prints each change with its interval', () => {
    const page = comparisonPage(a, b, changesBetween(a, b, 1))
    expect(page).toContain('A: old, 2026-11-22')
    expect(page).toMatch(
      /Better:\n {2}hooks: the creator's facts that are told: 50\.0 % → 90\.0 % \(\+40\.0 %, from \+40\.0 % to \+40\.0 %; 10 topics\)/u,
    )
    expect(page).toMatch(/Worse:\n {2}hooks: lines that leave the kind of the topic: 10\.0 % → 30\.0 %/u)
    expect(page).toMatch(/No certain change:\n {2}hooks: lines with a worn phrase/u)
  })
})
