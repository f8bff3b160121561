import { describe, expect, it } from 'vitest'
import { LIMITS } from '../gates.ts'
import { type Piece, type Read } from '../piece.ts'
import { MEASURES } from '../scorecard.ts'
import { type Case, CASES, type Cases } from './cases.data.ts'

/** A measure that finds fewer of ten bad lines, or more of ten good ones, is no gate. */
const GATE = { leastBad: 8, mostGood: 1 }
/** What is counted, not read in lines. */
const COUNTED = ['answered', 'seconds', 'tokens-in', 'tokens-out']
const READ = MEASURES.filter(({ id }) => !COUNTED.includes(id))

function buildRead({ about }: Pick<Cases, 'about'>, one: Case): Read {
  const {
    lines,
    tool = about.tool ?? 'hooks',
    hashtags = [],
    ...rest
  } = typeof one === 'object' && 'lines' in one ? one : { lines: [one].flat() }
  const defaults = { details: [], language: 'en', creator: null, platform: 'TikTok', tone: 'casual', seed: 1 } as const
  const cost = { seconds: 0, calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false }
  const piece: Piece = { topic: 'case', tool, outcome: 'text', lines, hashtags, spokenSeconds: 0, remarks: [], cost }
  return { piece, topic: { id: 'case', shape: 'as typed', ...defaults, ...about, ...rest } }
}

/** Whether a measure says no; null where it does not apply. */
function isFlagged({ of, better }: (typeof MEASURES)[number], read: Read): boolean | null {
  const value = of(read)
  return value === null ? null : better === 'less' ? value > 0 : value < 1
}

describe.each(READ)('the measure "$id"', (measure) => {
  const cases = CASES[measure.id]!

  it('has ten lines that it should find and ten that it should not, and applies to each', () => {
    expect([new Set(cases.bad).size, new Set(cases.good).size]).toEqual([10, 10])
    const notRead = [...cases.bad, ...cases.good].filter((one) => isFlagged(measure, buildRead(cases, one)) === null)
    expect(notRead).toEqual([])
  })

  it('is a gate if it finds eight of its bad lines and at most one of the good ones', () => {
    const missed = cases.bad.filter((one) => isFlagged(measure, buildRead(cases, one)) === false)
    const wrong = cases.good.filter((one) => isFlagged(measure, buildRead(cases, one)) === true)
    const isGate = missed.length <= 10 - GATE.leastBad && wrong.length <= GATE.mostGood
    expect({ missed, wrong, isGate }).toEqual({ missed, wrong, isGate: measure.id in LIMITS })
  })
})
