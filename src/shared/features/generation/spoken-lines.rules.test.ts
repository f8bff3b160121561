import { describe, expect, it } from 'vitest'
import { spokenLines } from './spoken-lines.rules.ts'

const LATER = { isFirst: false, isBehindRule: false, isComplete: true }
const FIRST = { ...LATER, isFirst: true }
const spoken = (raw: string, place = LATER): string => spokenLines(raw, place).trim()

it.each([
  ['**Hook**', ''],
  ['## The saucer', ''],
  ['**[Point 2]:**', ''],
  ['Payoff', ''],
  ['**The saucer problem**', ''],
  ['Aufhänger:', ''],
  ['(152 words)', ''],
  ['**Hook:** Your basil drowns.', 'Your basil drowns.'],
  ['Hook (0:00–0:05): Your basil drowns.', 'Your basil drowns.'],
  ['0:00 - 0:05\nYour basil drowns.', 'Your basil drowns.'],
  ['Narrator: (0-5 sec) Your basil drowns.', 'Your basil drowns.'],
])('is spoken of %j: %j', (raw, words) => expect(spoken(raw)).toBe(words))

it.each([
  'Problem.',
  '**Don’t.**',
  '3:30 in the morning, and I was up.',
  'Three things kill it: water, water, water.',
  'Hook a finger under the rim: it is wet.',
  'Let me know in the comments.',
  'Want me to film part two?',
])('all of %j is spoken', (raw) => expect(spoken(raw)).toBe(raw))

describe('what is around a text', () => {
  it.each([
    'Here is your script:',
    'Sure! Here’s a one-minute script about basil:',
    'Of course!',
    'Aquí tienes el guion:',
  ])('is not spoken before it: %s', (line) => {
    expect(spoken(`${line}\nYour basil drowns.`, FIRST)).toBe('Your basil drowns.')
    expect(spoken(line, FIRST)).toBe('')
  })

  it.each(['Here is what kills it:', 'Sure, it looks fine.'])('is spoken before it: %s', (line) =>
    expect(spoken(line, FIRST)).toBe(line),
  )

  it.each([
    'Let me know if you’d like a shorter version!',
    '*(Word count: 152 words)*',
    'Would you like me to adjust the tone?',
    'Soll ich das Skript kürzer machen?',
  ])('is not spoken behind it: %s', (remark) => expect(spoken(remark)).toBe(''))

  it('is a remark behind a line of dashes, which else may be spoken', () => {
    expect(spoken('Let me know if this helps.', { ...LATER, isBehindRule: true })).toBe('')
    expect(spoken('Let me know if this helps.')).toBe('Let me know if this helps.')
  })
})

it.each([
  ['Here is your scr', FIRST],
  ['Sure! Here', FIRST],
  ['**Hook', LATER],
  ['**Hook**', LATER],
  ['Call to act', LATER],
  ['# The', LATER],
  ['0:00 –', LATER],
  ['Let me kn', LATER],
])('is not shown while it may become something else: %j', (raw, place) =>
  expect(spoken(raw, { ...place, isComplete: false })).toBe(''),
)

it.each(['**Hook** a finger', 'How', 'Here is what kills it.', 'Call me', 'Let it dry'])(
  'is shown as soon as it is clear: %j',
  (raw) => expect(spoken(raw, { ...FIRST, isComplete: false })).toBe(raw),
)
