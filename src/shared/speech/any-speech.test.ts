import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileSpeech } from './compile-speech.ts'
import { MarkupError, type SpeechPlan } from './speech-plan.ts'
import { splitForSpeech } from './split-speech.ts'
import { subtitleCues } from './subtitles.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })
const likelyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Dr. ',
        'e.g. ',
        '3.5',
        '... ',
        '。',
        '！',
        '今天',
        '👨‍👩‍👧',
        'a\u0301\u0302',
        '\n',
        '\n\n',
        '\r\n',
        ' ',
        ', ',
        '! ',
        '"',
        '\u00A0',
        '<',
        '&',
        '—',
        'สวัสดี',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))
const text = fc.oneof(anyText, likelyText)

const escaped = (value: string) =>
  value
    .replace(/[^\t\n -\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('>', '&gt;')

const NAMES = [
  'p',
  's',
  'break',
  'emphasis',
  'prosody',
  'say-as',
  'sub',
  'phoneme',
  'voice',
  'lang',
  'audio',
  'x:y',
  'speak',
  'toString',
]
const ATTRIBUTES = [
  'time',
  'strength',
  'level',
  'rate',
  'pitch',
  'volume',
  'interpret-as',
  'format',
  'alias',
  'alphabet',
  'ph',
  'name',
  'gender',
  'xml:lang',
  '__proto__',
  'constructor',
]
const VALUES = [
  '500ms',
  '+1.5s',
  '1e9s',
  'strong',
  'slow',
  '90%',
  '-0%',
  '-300%',
  '+2st',
  '0Hz',
  '-99999Hz',
  'silent',
  '-1e5dB',
  'date',
  'currency',
  'mdy',
  'ddd',
  'ipa',
  'fr',
  'constructor',
  '__proto__',
  '',
]

const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(
      text.map(escaped),
      fc.constantFrom('12:30', '1/2/2003', '$5', '&', '<', ']]>', '<!--', '<![CDATA[x]]>', '&#xD800;', '&lt;', '</p>'),
    ),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.dictionary(fc.constantFrom(...ATTRIBUTES), fc.oneof(fc.constantFrom(...VALUES), text.map(escaped)), {
          maxKeys: 2,
        }),
        fc.array(tie('tree'), { maxLength: 4 }),
      )
      .map(([name, attributes, children]) => {
        const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
        return `<${name}${given.join('')}>${children.join('')}</${name}>`
      }),
  ),
}))

/** Checks every piece of any plan. */
function expectSound({ pieces }: SpeechPlan, input: string): void {
  let behind = 0
  for (const piece of pieces) {
    if (piece.type === 'silence') {
      expect(piece.milliseconds).toBeGreaterThan(0)
      continue
    }
    expect(piece.text.trim()).not.toBe('')
    expect(piece.text.isWellFormed()).toBe(true)
    expect(piece.start).toBeGreaterThanOrEqual(behind)
    expect(piece.end).toBeGreaterThanOrEqual(piece.start)
    behind = piece.end
    expect(piece.rate >= 0.5 && piece.rate <= 2 && Math.abs(piece.pitch) <= 12 && piece.volume <= 10).toBe(true)
  }
  expect(behind).toBeLessThanOrEqual(input.length)
}

const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '')
const spokenText = ({ pieces }: SpeechPlan) =>
  pieces.map((piece) => (piece.type === 'speech' ? piece.text : '\n')).join('')
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

describe('any text', () => {
  it('keeps every letter of plain text, in pieces that fit and split no character', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 30, max: 200 }), (value, max) => {
        fc.pre(!value.trimStart().startsWith('<speak'))
        const plan = compileSpeech(value)
        expectSound(plan, value)
        const split = splitForSpeech(plan, max)
        expectSound(split, value)
        expect(spokenText(split)).toBe(spokenText(plan))
        expect(letters(spokenText(split))).toBe(letters(value))
        for (const piece of split.pieces) {
          if (piece.type === 'silence') continue
          expect(piece.text.length).toBeLessThanOrEqual(max)
          expect(letters(value.slice(piece.start, piece.end))).toBe(letters(piece.text))
          const around = value.slice(Math.max(0, piece.end - 60), piece.end + 60).toWellFormed()
          const at = Math.min(60, piece.end)
          const character = graphemes.segment(around).containing(at)
          expect(!character || character.index === at || character.segment.length > 25).toBe(true)
        }
      }),
      { numRuns: 250 },
    )
  })

  it('compiles any markup, or reports the position of the error', () => {
    let compiled = 0
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(tree, { maxLength: 3 }).map((all) => `<speak>${all.join('')}</speak>`),
          text.map((value) => `<speak${value}`),
        ),
        (input) => {
          try {
            const plan = compileSpeech(input)
            compiled += 1
            expectSound(plan, input)
            expect(spokenText(splitForSpeech(plan, 50))).toBe(spokenText(plan))
          } catch (error) {
            if (!(error instanceof MarkupError)) throw error
            const lines = input.split(/\r\n|\r|\n/)
            expect(error.line).toBeGreaterThanOrEqual(1)
            expect(error.column).toBeGreaterThanOrEqual(1)
            expect(error.column).toBeLessThanOrEqual((lines[error.line - 1] ?? '').length + 1)
          }
        },
      ),
      { numRuns: 500 },
    )
    expect(compiled).toBeGreaterThan(20)
  })

  it('adds breaks up exactly', () => {
    const part = fc.oneof(
      fc
        .constantFrom('word', ' . ', '<emphasis>so</emphasis>', '<sub alias="x">y</sub>', '<x/>')
        .map((markup) => ({ markup, milliseconds: 0 })),
      fc
        .integer({ min: 0, max: 3000 })
        .map((milliseconds) => ({ markup: `<break time="${milliseconds}ms"/>`, milliseconds })),
      fc.integer({ min: 0, max: 30 }).map((tenths) => ({
        markup: `<prosody rate="slow"><break time="${tenths / 10}s"/></prosody>`,
        milliseconds: tenths * 100,
      })),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const { pieces } = compileSpeech(`<speak>${parts.map(({ markup }) => markup).join(' ')}</speak>`)
        const silence = pieces.reduce((sum, piece) => sum + (piece.type === 'silence' ? piece.milliseconds : 0), 0)
        expect(silence).toBe(parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
      }),
      { numRuns: 200 },
    )
  })

  it('has a subtitle for everything spoken, without overlaps', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 30, max: 150 }), fc.integer({ min: 40, max: 120 }), (value, max, pace) => {
        fc.pre(!value.trimStart().startsWith('<speak'))
        const { pieces } = splitForSpeech(compileSpeech(value), max)
        const spokenMs = pieces.flatMap((piece) => (piece.type === 'speech' ? [piece.text.length * pace + 0.4] : []))
        const cues = subtitleCues(pieces, spokenMs)
        let clock = 0
        let index = 0
        const said = pieces.map((piece) => {
          const start = clock
          clock += piece.type === 'silence' ? piece.milliseconds : (spokenMs[index++] ?? 0)
          return piece.type === 'speech' ? { start: Math.round(start), end: Math.round(clock) } : undefined
        })
        for (const [at, cue] of cues.entries()) {
          expect(cue.end).toBeGreaterThan(cue.start)
          expect(cue.start).toBeGreaterThanOrEqual(cues[at - 1]?.end ?? 0)
          expect(cue.end).toBeLessThanOrEqual(Math.round(clock))
          expect(cue.end - cue.start).toBeLessThanOrEqual(6001)
          expect(cue.lines.length === 1 || cue.lines.length === 2).toBe(true)
          for (const line of cue.lines) expect(Array.from(graphemes.segment(line)).length).toBeLessThanOrEqual(42)
        }
        for (const stretch of said) {
          if (!stretch) continue
          let covered = stretch.start
          for (const cue of cues) if (cue.start <= covered && cue.end > covered) covered = cue.end
          expect(covered).toBeGreaterThanOrEqual(stretch.end)
        }
        const shown = cues.flatMap((cue) => cue.lines).join('')
        expect(letters(shown)).toBe(letters(value))
      }),
      { numRuns: 200 },
    )
  })
})
