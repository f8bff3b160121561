import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEAT_KINDS } from './scripts.constants.ts'
import { type Beat, isCueLine, readScript, scriptText, listSlots } from './scripts.rules.ts'

const BEATS: Beat[] = [
  { kind: 'Hook', direction: 'Hold up the can.', text: 'Your tomatoes are thirsty.' },
  { kind: 'Point', direction: '', text: 'How often do you water?', slot: 'Say how often you water' },
]

/** A line as a person writes it: single spaces, none at its ends, and no bracket of ours at its start. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((text) => text !== '' && !text.startsWith('['))
const beats = fc.array(
  fc.record(
    {
      kind: fc.constantFrom(...BEAT_KINDS),
      direction: fc.oneof(fc.constant(''), line),
      text: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
      slot: line,
    },
    { requiredKeys: ['kind', 'direction', 'text'] },
  ),
  { minLength: 1, maxLength: 8 },
)

describe('a script as text', () => {
  it('has a cue line for each beat and a line for each slot, and without directions only the spoken text', () => {
    expect(scriptText(BEATS, { directions: true })).toBe(
      '[0:00 Hook] Hold up the can.\nYour tomatoes are thirsty.\n\n' +
        '[0:01 Point]\nHow often do you water?\n[Fill in: Say how often you water]',
    )
    expect(scriptText(BEATS, { directions: false })).toBe('Your tomatoes are thirsty.\n\nHow often do you water?')
  })

  it('is read as the beats that it was written from', () => {
    fc.assert(
      fc.property(beats, (written) => {
        expect(readScript(scriptText(written, { directions: true }))).toEqual(written)
      }),
    )
  })

  it('speaks no cue and no slot, and every other line', () => {
    fc.assert(
      fc.property(beats, (written) => {
        const spoken = scriptText(written, { directions: false })
        const lines = scriptText(written, { directions: true }).split('\n')
        expect(spoken.split('\n').filter(isCueLine)).toEqual([])
        expect(lines.filter((one) => one !== '' && !isCueLine(one))).toEqual(
          spoken.split('\n').filter((one) => one !== ''),
        )
      }),
    )
  })

  it('keeps a beat that consists of a slot only, unspoken', () => {
    const written: Beat[] = [BEATS[0]!, { kind: 'Point', direction: '', text: '', slot: 'Name\nthe [brand]' }]
    const text = scriptText(written, { directions: true })
    expect(text).toContain('[0:01 Point]\n[Fill in: Name the [brand]]')
    expect(listSlots(readScript(text) ?? [])).toEqual(['Name the [brand]'])
    expect(scriptText(written, { directions: false })).toBe('Your tomatoes are thirsty.')
  })

  it('joins several slots of one beat', () => {
    expect(readScript('[0:00 Hook]\nHi.\n[Fill in: Your name]\n[Fill in: your town]')).toEqual([
      { kind: 'Hook', direction: '', text: 'Hi.', slot: 'Your name your town' },
    ])
  })

  it.each(['Just words.', '[Fill in: Your name]\nJust words.', '[0:00 Intro]\nHi.', ''])(
    'is not found in %j',
    (text) => {
      expect(readScript(text)).toBeNull()
    },
  )

  it.each([
    ['[0:07 Setup] Hold up the pan.', true],
    ['  [12:07 Call to action]\r', true],
    ['[Fill in: Say how often you water]', true],
    ['[Fill in: ]', false],
    ['[laughs] No way.', false],
    ['At [0:07 Setup] we go.', false],
    ['[Fill in: the gap] and go on.', false],
  ])('has a cue in the line %j: %s', (text, is) => {
    expect(isCueLine(text)).toBe(is)
  })
})
