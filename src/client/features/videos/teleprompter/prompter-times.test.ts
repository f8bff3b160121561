import { describe, expect, it } from 'vitest'
import { timeBeats } from '../../../../shared/features/scripts/scripts.rules.ts'
import { positionAt, prompterBeats, prompterLength } from './prompter-times.ts'

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')
const beats = prompterBeats(
  timeBeats([
    { kind: 'Hook', text: words(10), direction: 'Hold it up.' },
    { kind: 'Point', text: '', direction: '', slot: words(25) },
    { kind: 'Call to action', text: 'Go.', direction: '' },
  ]),
)

describe('the time of a script that is read out', () => {
  it('is the sum of its beats; a gap takes the time of reading its question', () => {
    expect(beats.map(({ start, seconds }) => [start, seconds])).toEqual([
      [0, 4],
      [4, 10],
      [14, 2],
    ])
    expect(prompterLength(beats)).toBe(16)
    expect(prompterLength([])).toBe(0)
  })

  it.each([
    [-1, 0, 0],
    [0, 0, 0],
    [2, 0, 0.5],
    [4, 1, 0],
    [9, 1, 0.5],
    [15, 2, 0.5],
    [99, 2, 1],
  ])('%s seconds are in beat %s, of which %s is over', (time, at, share) => {
    expect(positionAt(beats, time)).toEqual({ at, share })
  })
})
