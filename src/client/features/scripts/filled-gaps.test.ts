import { describe, expect, it } from 'vitest'
import { type Beat } from '../../../shared/features/scripts/scripts.rules.ts'
import { fillGaps, openGaps, parseFilled, spokenBeats } from './filled-gaps.ts'

const BEATS: Beat[] = [
  { kind: 'Hook', text: 'Your tomatoes are thirsty.', direction: '' },
  { kind: 'Point', text: 'Water is most of it.', direction: '', slot: 'Say how often you water' },
  { kind: 'Payoff', text: '', direction: 'The can.', slot: 'What did the can cost?' },
]

describe('the gaps of a script', () => {
  it('are filled by words, not by blanks', () => {
    expect(fillGaps(BEATS, { 0: 'Lost.', 1: ' Daily. ', 2: ' \n' })).toEqual([
      BEATS[0],
      { kind: 'Point', text: 'Water is most of it. Daily.', direction: '' },
      BEATS[2],
    ])
    expect(openGaps(BEATS, { 1: 'Daily.' })).toBe(1)
  })

  it('are in neither the spoken nor the shown text', () => {
    expect(spokenBeats(BEATS, {})).toEqual([BEATS[0], { kind: 'Point', text: 'Water is most of it.', direction: '' }])
    expect(spokenBeats(BEATS, { 2: 'Six dollars.' }).at(-1)?.text).toBe('Six dollars.')
  })

  it.each([null, 'text', {}, [null, 7, { id: 3, filled: {} }]])('are read as none from %j', (stored) => {
    expect(parseFilled(stored)).toEqual([])
  })

  it('are read as stored, without values that are no text', () => {
    const stored = [{ id: 'a', filled: { 1: 'Daily.', 2: 7 } }]
    expect(parseFilled(JSON.parse(JSON.stringify(stored)))).toEqual([{ id: 'a', filled: { 1: 'Daily.' } }])
  })
})
