import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEAT_KINDS } from './scripts.constants.ts'
import { alignParagraphs, paragraphText, readParagraphs } from './paragraphs.rules.ts'
import { type Beat, scriptText } from './scripts.rules.ts'

const SCRIPT: Beat[] = [
  { kind: 'Hook', direction: 'Hold up the can.', text: 'Your tomatoes are thirsty, and you cannot see it.' },
  { kind: 'Setup', direction: 'Point at the pot.', text: 'Mine died twice on this balcony.', slot: 'Say which summer' },
  { kind: 'Point', direction: 'Water the soil.', text: 'Water them in the morning, never at noon.' },
  { kind: 'Payoff', direction: 'Hold one up.', text: 'By August I had four kilos of them.' },
  { kind: 'Call to action', direction: '', text: 'Tell me when you water yours.' },
]

/** The script with the paragraphs of an answer, told apart by `|`. */
function rewrite(answer: string, old: Beat[] = SCRIPT): Beat[] {
  return alignParagraphs(old, readParagraphs(answer.replaceAll('|', '\n\n'), { isOne: old.length === 1 }))
}

/** Kind and direction of each beat. */
const shots = (beats: readonly Beat[]) => beats.map(({ kind, direction }) => `${kind}: ${direction}`)
const OLD_SHOTS = shots(SCRIPT)
const [HOOK = '', SETUP = '', POINT = '', PAYOFF = '', CALL = ''] = OLD_SHOTS

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((text) => text !== '' && !text.startsWith('['))
const beat = fc.record(
  {
    kind: fc.constantFrom(...BEAT_KINDS.filter((kind) => kind !== 'Hook')),
    direction: fc.oneof(fc.constant(''), line),
    text: fc.array(line, { minLength: 1, maxLength: 2 }).map((lines) => lines.join('\n\n')),
    slot: line,
  },
  { requiredKeys: ['kind', 'direction', 'text'] },
)
const script = fc
  .array(beat, { minLength: 1, maxLength: 8 })
  .map(([first, ...others]): Beat[] => [{ ...first!, kind: 'Hook' }, ...others])

describe('a script as paragraphs', () => {
  it('has no cues, and its slots in brackets', () => {
    const slotAlone: Beat = { kind: 'Point', direction: 'Wave.', text: '', slot: 'Your name' }
    expect(paragraphText([...SCRIPT.slice(1, 3), slotAlone])).toBe(
      'Mine died twice on this balcony.\n[Fill in: Say which summer]\n\n' +
        'Water them in the morning, never at noon.\n\n[Fill in: Your name]',
    )
  })

  it('is the same script again where nothing was changed, with cues or without', () => {
    fc.assert(
      fc.property(script, (old) => {
        const isOne = old.length === 1
        expect(alignParagraphs(old, readParagraphs(paragraphText(old), { isOne }))).toEqual(old)
        const cued = scriptText(old, { directions: true }).replaceAll(/\n\s+(?=[^\s[])/gu, '\n')
        expect(alignParagraphs(old, readParagraphs(cued, { isOne }))).toEqual(old)
      }),
    )
  })

  it('loses no word of an answer, whatever its form, and has one hook, first', () => {
    const answer = fc
      .array(
        fc.tuple(
          fc.oneof(
            line,
            line.map((slot) => `[Fill in: ${slot}]`),
          ),
          fc.constantFrom('\n', '\n\n', ' '),
        ),
      )
      .map((parts) => parts.map(([text, gap]) => text + gap).join(''))
    fc.assert(
      fc.property(script, answer, (old, text) => {
        const beats = alignParagraphs(old, readParagraphs(text, { isOne: false }))
        const said = beats.map((one) => `${one.text} ${one.slot ?? ''}`).join(' ')
        const words = (from: string) => from.match(/[\p{L}\p{N}]+/gu) ?? []
        expect(words(said)).toEqual(expect.arrayContaining(words(text.replaceAll('[Fill in: ', ' '))))
        expect(beats.map(({ kind }) => kind === 'Hook')).toEqual(beats.map((_, at) => at === 0))
      }),
    )
  })
})

describe('a paragraph of an answer', () => {
  const texts = SCRIPT.map(({ text }) => text)

  it('that is a beat, or nearly, has its kind, its direction and its slot', () => {
    const answer = [texts[0], 'Mine died on this balcony, twice.', texts[2], texts[3], texts[4]].join('|')
    const beats = rewrite(answer)
    expect(shots(beats)).toEqual(OLD_SHOTS)
    expect(beats[1]).toMatchObject({ text: 'Mine died on this balcony, twice.', slot: 'Say which summer' })
  })

  it('that says what its slot asked for has no slot', () => {
    const [, setup] = rewrite(`${texts[0]}|Mine died twice on this balcony, in the hot summer of 2018.|${texts[4]}`)
    expect(setup).not.toHaveProperty('slot')
    expect(shots([setup!])).toEqual([SETUP])
  })

  it('that was changed has kind and direction of the beat in its place, the ends at the end', () => {
    const whole = 'Deine Pflanzen dursten.|Zweimal tot.|Gieß früh.|Vier Kilo.|Schreib mir.'
    expect(shots(rewrite(whole))).toEqual(OLD_SHOTS)
    expect(rewrite(whole)[1]).not.toHaveProperty('slot')
    expect(shots(rewrite('Sie dursten.|Zweimal tot.|Vier Kilo.|Schreib mir.'))).toEqual([HOOK, SETUP, PAYOFF, CALL])
    expect(shots(rewrite('Sie dursten.|Zweimal.|Morgens.|Nie mittags.|Vier Kilo.|Los.'))).toEqual([
      HOOK,
      SETUP,
      POINT,
      'Point: ',
      PAYOFF,
      CALL,
    ])
    expect(shots(rewrite('Sie dursten.'))).toEqual([HOOK])
  })

  it('that is new is a Point without a direction; one that goes takes its shot along', () => {
    const added = [texts[0], texts[1], texts[2], 'Mulch keeps it cool.', texts[3], texts[4]].join('|')
    expect(shots(rewrite(added))).toEqual([HOOK, SETUP, POINT, 'Point: ', PAYOFF, CALL])
    expect(shots(rewrite([texts[0], texts[2], texts[4]].join('|')))).toEqual([HOOK, POINT, CALL])
  })

  it('that was moved has its shot with it, and what begins is the hook', () => {
    expect(shots(rewrite([texts[0], texts[2], texts[1], texts[3], texts[4]].join('|')))).toEqual([
      HOOK,
      POINT,
      SETUP,
      PAYOFF,
      CALL,
    ])
    expect(shots(rewrite(`Stop.|${texts.join('|')}`)).slice(0, 2)).toEqual(['Hook: ', 'Point: Hold up the can.'])
  })

  it('is each line of an answer without empty lines; one line is one beat', () => {
    expect(shots(rewrite(paragraphText(SCRIPT).replaceAll('\n\n', '\n')))).toEqual(OLD_SHOTS)
    expect(rewrite(texts.join(' '))).toMatchObject([{ kind: 'Hook', text: texts.join(' ') }])
  })

  it.each([
    '[0:00 Hook] Look up.\nThirsty?\n\n[0:02 Payoff]\nWater it.\n[Fill in: How often]',
    '**[0:00 Hook] Look up.**\n\nThirsty?\n\n[0:02 – payoff]\nWater it.\n[Fill in: How often]',
  ])('has kind and direction of its cue: %j', (answer) => {
    expect(rewrite(answer)).toEqual([
      { kind: 'Hook', direction: expect.stringContaining('Look up.'), text: 'Thirsty?' },
      { kind: 'Payoff', direction: '', text: 'Water it.', slot: 'How often' },
    ])
  })

  it('beside an empty cue is spoken, with the shot of its place', () => {
    expect(rewrite('[0:00 Hook] Thirsty?|[0:02] Water it.')).toMatchObject([
      { kind: 'Hook', direction: 'Hold up the can.', text: 'Thirsty?' },
      { kind: 'Call to action', text: 'Water it.' },
    ])
  })

  it('leaves a beat without words after the one before it', () => {
    const silent: Beat = { kind: 'Point', direction: 'The pot in the rain.', text: '' }
    const old = [silent, SCRIPT[0]!, silent, ...SCRIPT.slice(1)]
    expect(shots(rewrite(`${texts[0]}|${texts[4]}`, old))).toEqual([shots([silent])[0], HOOK, shots([silent])[0], CALL])
  })
})
