import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Piece } from './piece.ts'
import { readingSheet, readUnseenTopics, readVerdicts, verdictsPage } from './reading.ts'

const TOPICS = readUnseenTopics('# a note\nCrochet\n\nmy dog :: He ate it | Twice \nrye bread\n')
const COST = { seconds: 0, calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false }
const PIECES: Piece[] = TOPICS.map(({ id, topic }) => ({
  topic: id,
  tool: 'hooks',
  outcome: 'text',
  lines: Array.from({ length: 10 }, (_, at) => `${topic} ${at + 1}.`),
  hashtags: [],
  spokenSeconds: 0,
  remarks: [],
  cost: COST,
}))
const sheet = (count: number, seed: number) =>
  readingSheet(PIECES, TOPICS, { count, seed, writer: 'draft', day: '2026-11-22' })

describe('topics for readers', () => {
  it('are lines with facts after them', () => {
    expect(TOPICS.map(({ topic, details }) => [topic, details])).toEqual([
      ['Crochet', []],
      ['my dog', ['He ate it', 'Twice']],
      ['rye bread', []],
    ])
  })
})

describe('a sheet for a reader', () => {
  it('has the requested number of lines, the first of each topic, and is the same for the same seed', () => {
    const rows = readVerdicts(sheet(9, 7))
    expect(rows).toHaveLength(9)
    expect(rows.filter(({ number }) => number === 1)).toHaveLength(3)
    expect(rows.every(({ verdict }) => verdict === null)).toBe(true)
    expect(sheet(9, 7)).toBe(sheet(9, 7))
    expect(sheet(9, 8)).not.toBe(sheet(9, 7))
    expect(readVerdicts(sheet(2, 7))).toHaveLength(2)
  })

  it('shows the facts beside the topic', () =>
    expect(sheet(9, 7)).toContain('## my dog :: He ate it | Twice\n? 1 my dog 1.'))

  it('is evaluated, line 1 separately', () => {
    const read = '# draft\n\n## x\ngood 1 A.\nplain 4 B.\nbroken 9 C.\n## y\nbroken 1 D.\n? 2 E.\n'
    expect(verdictsPage(read)).toBe(
      [
        '4 of 5 lines are read.',
        'good    25.0 % (aim: at least 80 %)',
        'plain   25.0 %',
        'broken  50.0 % (aim: at most 3 %)',
        'line 1  50.0 % good, 50.0 % broken of 2 (aim: never broken)',
      ].join('\n'),
    )
  })

  it('names the line that has a wrong format', () => {
    expect(() => readVerdicts('good 1 A.\nfine 2 B.')).toThrow('line 2 has no verdict: fine 2 B.')
  })
})

it('parses every stored reading', () => {
  for (const file of readdirSync('evals/readings').filter((name) => name.endsWith('.txt'))) {
    const rows = readVerdicts(readFileSync(`evals/readings/${file}`, 'utf8'))
    expect(
      rows.filter(({ verdict }) => verdict === null),
      file,
    ).toEqual([])
  }
})
