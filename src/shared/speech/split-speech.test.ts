import { describe, expect, it } from 'vitest'
import { compileSpeech } from './compile-speech.ts'
import { splitForSpeech } from './split-speech.ts'
import { splitClauses, splitSentences, splitWords } from './text-breaks.ts'

function split(input: string, max: number): (string | number)[] {
  return splitForSpeech(compileSpeech(input), max).pieces.map((piece) =>
    piece.type === 'silence' ? piece.milliseconds : piece.text,
  )
}

describe('where a text may be split', () => {
  it.each([
    ['abbreviations', ['Dr. Smith met Mr. X vs. J. R. R. Tolkien. ', 'So do I. ', 'See Fig. 3 e.g. Now.']],
    ['numbers', ['It costs $3.50 at No. 5 Main. ', 'No. ', 'Version 2.0 is out.']],
    ['ellipses and quotes', ['He came back... and left. ', '"Really?" he asked. ', 'Wait… what?']],
    ['scripts without spaces', ['今天天气很好。', '我们去公园吧！', '好的']],
    ['line ends', ['one line\ngoes on\n', 'Then another.']],
  ])('sentences: %s', (_what, sentences) => {
    expect(splitSentences(sentences.join(''))).toEqual(sentences)
  })

  it('clauses and words', () => {
    const clauses = ['However, ', '1,000 people — ', '12:30 or so; ', '你好，', '世界']
    expect(splitClauses(clauses.join(''))).toEqual(clauses)
    const words = ['Hello ', '(dear) ', "don't ", 'stop: ', '今天', '天气', '很好。']
    expect(splitWords(words.join(''))).toEqual(words)
  })
})

describe('splitting for speech', () => {
  const sentence = 'This is a sentence of sixty characters, counted with its end. '

  it('begins with a short piece and fills the others', () => {
    const lengths = split(sentence.repeat(20).trim(), 400).map((piece) => String(piece).length)
    expect(lengths).toEqual([62, 372, 372, 372, 61])
  })

  it('begins with a clause where the first sentence is long, or with the sentence where it has no clause', () => {
    const long = `This clause has more than forty characters in it, ${'word '.repeat(30)}end. Next.`
    expect(split(long, 300)[0]).toBe('This clause has more than forty characters in it, ')
    const plain = `${'word '.repeat(30)}end. Next.`
    expect(split(plain, 300)).toEqual([`${'word '.repeat(30)}end. `, 'Next.'])
  })

  it('splits sentences between clauses, clauses between words, words between characters', () => {
    expect(split('One two, three four five. Six', 14)).toEqual(['One two, ', 'three four ', 'five. ', 'Six'])
    expect(split('aaaaaaaaaa bbbbbbbbbb', 10)).toEqual(['aaaaaaaaaa', ' bbbbbbbbb', 'b'])
    const family = '👨‍👩‍👧‍👦'
    expect(split(`${family}${family}${family}`, 24)).toEqual([family + family, family])
    expect(split(`a${'\u0301'.repeat(5)}`, 4)).toEqual(['a\u0301\u0301\u0301', '\u0301\u0301'])
  })

  it('keeps pauses, manner and whole pronunciations, and records the position of each part', () => {
    const input = 'First part. Second part.\n\nLast part.'
    const { pieces } = splitForSpeech(compileSpeech(input), 14)
    expect(pieces.map((piece) => (piece.type === 'speech' ? input.slice(piece.start, piece.end) : 0))).toEqual([
      'First part. ',
      'Second part.',
      0,
      'Last part.',
    ])
    const markup =
      '<speak><prosody rate="slow">One two. Three four.</prosody> <phoneme ph="x">One. Two.</phoneme><break/></speak>'
    const plan = splitForSpeech(compileSpeech(markup), 10)
    expect(plan.pieces).toMatchObject([
      { text: 'One two. ', rate: 0.75 },
      { text: 'Three ', rate: 0.75 },
      { text: 'four. ', rate: 0.75 },
      { text: 'One. Two.', rate: 1, phonemes: { symbols: 'x' } },
      { milliseconds: 500 },
    ])
  })

  it('requires room for one character', () => {
    expect(() => split('a', 1)).toThrow(RangeError)
  })
})
