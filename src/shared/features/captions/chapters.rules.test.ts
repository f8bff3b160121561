import { describe, expect, it } from 'vitest'
import { scriptText } from '../scripts/scripts.rules.ts'
import { chapterStarts } from './chapters.rules.ts'

const said = (words: number) => `${'bread '.repeat(words).trim()}.`

describe('times at which chapters may begin', () => {
  it("are the starts of a script's beats, none of them too short", () => {
    const beats = [
      { kind: 'Hook', direction: '', text: said(10) },
      { kind: 'Setup', direction: 'Look up.', text: said(40) },
      { kind: 'Point', direction: '', text: said(50) },
      { kind: 'Payoff', direction: '', text: said(20) },
    ] as const
    expect(chapterStarts(scriptText([...beats], { directions: true }))).toEqual(['0:00', '0:20', '0:40'])
  })

  it('are the times of lines that begin with one', () => {
    expect(chapterStarts('- 0:00 Flour\n(1:30) Water\n*12:05* Salt\n1:02:10 – Oven')).toEqual([
      '0:00',
      '1:30',
      '12:05',
      '1:02:10',
    ])
  })

  it.each([
    ['the hours of a day', '6:30 Wake the starter\n7:15 Knead\n8:00 Rest\n9:30 Bake'],
    ['no times', 'Bread for beginners'],
    ['times inside of sentences', 'Bake at 6:30\nor so 7:30\nuntil 8:30'],
    ['too few', '0:00 Flour\n0:30 Water'],
    ['times that go back', '0:00 Flour\n4:00 Water\n3:00 Salt'],
    ['no times of a video', '2026-11-22 Flour\n10:75 Water\n1:234 Salt\n12 Oven'],
  ])('is nowhere with %s', (_, content) => {
    expect(chapterStarts(content)).toEqual([])
  })
})
