import { readFileSync } from 'node:fs'
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

it('says no to lines that a person called broken, and not to lines that would be posted', () => {
  const { lines } = JSON.parse(readFileSync('evals/graded-lines.json', 'utf8')) as {
    lines: { topic: string; line: string; verdict: string; tone: Read['topic']['tone'] }[]
  }
  const found = (verdict: string) => {
    const graded = lines.filter((one) => one.verdict === verdict)
    const flagged = graded.filter(({ topic, tone, line }) => {
      const read = buildRead({ about: { topic, tone } }, line)
      return READ.some((measure) => measure.findFault && measure.id in LIMITS && isFlagged(measure, read))
    })
    return [flagged.length, graded.length]
  }
  expect({ broken: found('broken'), plain: found('plain'), post: found('would post') }).toEqual({
    broken: [14, 17],
    plain: [1, 30],
    post: [1, 29],
  })
})
