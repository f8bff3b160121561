import { describe, expect, it } from 'vitest'
import { REFUSED, SPOKEN } from './compile-speech.fixtures.ts'
import { compileSpeech } from './compile-speech.ts'
import { MarkupError, type SpokenPiece } from './speech-plan.ts'

/** A plan in one line: texts, silences as (ms), and non-neutral values in braces. */
function shown(input: string): string {
  const { pieces } = compileSpeech(input)
  return pieces
    .map((piece) => (piece.type === 'silence' ? `(${piece.milliseconds})` : piece.text + manner(piece)))
    .join('|')
}

function manner({ rate, pitch, volume, language, voice, phonemes }: SpokenPiece): string {
  const parts = [
    rate !== 1 && `rate ${rate}`,
    pitch !== 0 && `pitch ${pitch}`,
    volume !== 0 && `volume ${volume}`,
    language,
    voice,
    phonemes && `${phonemes.alphabet} ${phonemes.symbols}`,
  ].filter(Boolean)
  return parts.length > 0 ? `{${parts.join(', ')}}` : ''
}

describe('SSML', () => {
  it.each(SPOKEN)('%s', (_source, markup, plan, warnings = []) => {
    expect(shown(markup)).toBe(plan)
    expect(compileSpeech(markup).warnings).toEqual(warnings)
  })

  it.each(REFUSED)('refuses %s', (_what, markup, line, column, message) => {
    let thrown: unknown
    try {
      compileSpeech(markup)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(MarkupError)
    expect(thrown).toMatchObject({ line, column, message })
  })

  it('gives twenty warnings, and the number of further ones', () => {
    const tags = Array.from({ length: 25 }, (_, index) => `<a${index}/>`)
    const { warnings } = compileSpeech(`<speak>Hi ${tags.join('')}</speak>`)
    expect(warnings).toHaveLength(21)
    expect(warnings.slice(-2)).toEqual(['<a19> is not supported and was left out.', 'And 5 more like these.'])
    expect(compileSpeech(`<speak>Hi ${tags.slice(0, 20).join('')}</speak>`).warnings).toHaveLength(20)
  })

  it('records the position of every piece in the input', () => {
    const input =
      ' <speak> Hi &amp; bye <break/><sub alias="et cetera">etc</sub> <prosody rate="slow">now</prosody>!</speak>'
    const sources = compileSpeech(input).pieces.map((piece) =>
      piece.type === 'speech' ? input.slice(piece.start, piece.end) : piece.milliseconds,
    )
    expect(sources).toEqual(['Hi &amp; bye', 500, 'etc', 'now</prosody>!'])
  })
})

describe('a script in markup', () => {
  it('is spoken without its cue lines, and an error has its position', () => {
    const spoken =
      '<speak>[0:00 Hook] Look up.\nStop.<break time="1s"/>\n[0:01 Point]\nDig.\n[Fill in: How deep]</speak>'
    expect(shown(spoken)).toBe('Stop.|(1000)|Dig.')
    const broken = '<speak>[0:00 Hook] Look up.\nStop.\n[0:01 Point] <b>Dig.</speak>'
    expect(() => compileSpeech(broken)).toThrow(expect.objectContaining({ line: 3 }))
    expect(shown(`<speak>[0:00 Hook] <emphasis>Look</emphasis></speak>`)).toContain('[0:00 Hook]')
  })
})

describe('plain text', () => {
  it.each([
    ['markup is not read', 'Tom & <b>Jerry</b> &amp; <speak>', 'Tom & <b>Jerry</b> &amp; <speak>'],
    [
      'paragraphs',
      ' One.\nStill one.\n \r\n\n Two.\r\nStill\r\n\r\nThree\n\n',
      'One.\nStill one.|(500)|Two.\r\nStill|(500)|Three',
    ],
    ['nothing to say', 'a\n\n* * *\n\n…\n\nb', 'a|(500)|b'],
    ['a hole', `a${' '.repeat(5000)}b`, 'a|b'],
    ['control characters and halves', 'a\u0000b\ud800', 'a b\uFFFD'],
    ['blank', ' \n\n ', ''],
    [
      'a script with cues and a gap',
      '[0:00 Hook] Look up.\nStop.\n\n[0:01 Point]\r\nDig.\n[Fill in: How deep]\nWater it.',
      'Stop.|(500)|Dig.|(500)|Water it.',
    ],
    ['nothing but cues', '[0:00 Hook] Look up.\n[Fill in: Your name]', ''],
    [
      'brackets that are no cue line',
      '[laughs] No.\nAt [0:07 Setup] we go.\n[0:07 Break] So.',
      '[laughs] No.\nAt [0:07 Setup] we go.\n[0:07 Break] So.',
    ],
  ])('%s', (_what, text, plan) => {
    expect(shown(text)).toBe(plan)
  })
})
