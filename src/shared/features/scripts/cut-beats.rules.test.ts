import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spokenWords } from '../generation/generation.rules.ts'
import { cutBeats, withEndKinds } from './cut-beats.rules.ts'
import { type Beat } from './scripts.rules.ts'

const cut = (text: string, isStart = true): string[] => cutBeats(text, { isStart, isComplete: true }).whole
const squeeze = (text: string): string => text.replace(/\s+/gu, '')
const words = (count: number): string => `${['Water', ...Array<string>(count - 1).fill('basil')].join(' ')}.`

describe('a text is cut', () => {
  it('into its first sentence as the hook, and its paragraphs', () => {
    const [setup, point] = [words(14), words(20)]
    expect(cut(`Your basil is drowning. ${setup}\n\n${point}`)).toEqual(['Your basil is drowning.', setup, point])
  })

  it('behind two sentences where the first is very short, also of two paragraphs', () => {
    expect(cut(`Stop. You water too much. ${words(12)}`)[0]).toBe('Stop. You water too much.')
    expect(cut(`Stop.\n\nYou water too much.\n\n${words(12)}`)[0]).toBe('Stop.\nYou water too much.')
  })

  it('between two sentences where a paragraph is long, and joins short ones', () => {
    const long = Array.from({ length: 5 }, () => words(20)).join(' ')
    expect(cut(`${words(5)}\n\n${long}`).map(spokenWords)).toEqual([5, 60, 40])
    expect(cut(`${words(5)}\n\n${words(6)}\n\n${words(7)}\n\n${words(3)}`)).toEqual([
      words(5),
      `${words(6)}\n${words(7)}`,
      words(3),
    ])
  })

  it('in languages without spaces, and in none behind a title', () => {
    const [first, rest] = ['そのバジルは溺れています。', '水をやりすぎると根が腐り、葉が黄色くなって落ちてしまいます。']
    expect(cut(`${first}${rest}\n\n${rest}`)).toEqual([first, rest, rest])
    expect(cut(`I met Dr. Smith in May. ${words(12)}`)[0]).toBe('I met Dr. Smith in May.')
  })
})

const PARTS =
  'Stop.|It was 5 a.m.|(and|no|one|saw.)|“Really?”|No. 7|...|he said|水をやる。|ไม่มีใคร|!|Dr.|Smith|5|z.B.|🪴|—|\n|\n\n| \n \n'
    .split('|')
    .concat([13, 40, 70].map(words))
const text = fc.array(fc.constantFrom(...PARTS), { maxLength: 25 }).map((parts) => parts.join(' '))

it.each(['It was 5 a.m. (', 'Half a pot of soil. '])(
  'is not cut while what follows decides where its sentence ends: %j',
  (begun) => {
    expect(cutBeats(begun, { isStart: true, isComplete: false })).toEqual({ whole: [], rest: begun })
    expect(cutBeats(`${begun}Then`, { isStart: true, isComplete: false }).whole).toHaveLength(1)
  },
)

describe('any text', () => {
  it('is in its beats, none of which is empty', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (given, isStart) => {
        const { whole, rest } = cutBeats(given, { isStart, isComplete: true })
        expect(squeeze(whole.join('') + rest)).toBe(squeeze(given))
        expect(spokenWords(rest)).toBe(0)
        expect(whole.filter((beat) => spokenWords(beat) === 0 || /\n\s*\n/u.test(beat))).toEqual([])
      }),
    )
  })

  it('has the same beats in whatever parts it arrives', () => {
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (given, sizes) => {
        const beats: string[] = []
        let open = ''
        for (let at = 0, turn = 0; at < given.length; turn += 1) {
          const size = sizes[turn % sizes.length]!
          open += given.slice(at, at + size)
          at += size
          const { whole, rest } = cutBeats(open, { isStart: beats.length === 0, isComplete: false })
          beats.push(...whole)
          open = rest
        }
        beats.push(...cutBeats(open, { isStart: beats.length === 0, isComplete: true }).whole)
        expect(beats).toEqual(cut(given))
      }),
    )
  })
})

describe('the end of a script', () => {
  const kinds = (...texts: string[]) => {
    const beats = texts.map((text, at): Beat => ({ kind: at === 0 ? 'Hook' : 'Point', text, direction: '' }))
    return withEndKinds(beats).map(({ kind }) => kind)
  }

  it.each(['Save this for Sunday.', 'So. Now tell me yours!', 'Und jetzt: folg mir.', '次はフォローしてね。'])(
    'is a call to action behind the payoff: %s',
    (call) => {
      expect(kinds('Stop.', 'Water.', 'It lives.', call)).toEqual(['Hook', 'Point', 'Payoff', 'Call to action'])
      expect(kinds('Stop.', call)).toEqual(['Hook', 'Call to action'])
    },
  )

  it.each(['The steps that follow are short.', 'Trying it cost me a plant.', 'It lives. I tell it so.'])(
    'is the payoff where it calls for nothing: %s',
    (last) => expect(kinds('Stop.', 'Water.', last)).toEqual(['Hook', 'Point', 'Payoff']),
  )

  it('is the hook where there is nothing else', () => expect(kinds('Follow me.')).toEqual(['Hook']))
})
