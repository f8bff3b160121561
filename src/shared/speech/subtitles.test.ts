import { describe, expect, it } from 'vitest'
import { compileSpeech } from './compile-speech.ts'
import { toSrt, toVtt } from './subtitle-files.ts'
import { subtitleCues } from './subtitles.ts'

const buildCues = (input: string, ...spokenMs: number[]) => subtitleCues(compileSpeech(input).pieces, spokenMs)

describe('subtitles', () => {
  it('breaks at sentences and clauses, in one or two lines of similar length', () => {
    const text =
      'You change what is around you: the bowl of fruit stands on the table, the phone sleeps in the kitchen. Then the habit starts itself! Would you try it for a week?'
    expect(buildCues(text, text.length * 60)).toEqual([
      { start: 0, end: 1860, lines: ['You change what is around you:'] },
      { start: 1860, end: 6180, lines: ['the bowl of fruit stands on the table,', 'the phone sleeps in the kitchen.'] },
      { start: 6180, end: 9660, lines: ['Then the habit starts itself!', 'Would you try it for a week?'] },
    ])
  })

  it('begins and ends with the speech, with a minimum duration', () => {
    const markup = '<speak><break time="2s"/>Hi. <break time="3s"/>How are you?<break time="400ms"/></speak>'
    expect(buildCues(markup, 350.4, 800)).toEqual([
      { start: 2000, end: 3000, lines: ['Hi.'] },
      { start: 5350, end: 6350, lines: ['How are you?'] },
    ])
  })

  it('joins short pieces to one cue, splits long words and omits what cannot be heard', () => {
    const emphasis = '<speak>I <emphasis>really</emphasis>! mean it. <prosody volume="silent">psst</prosody></speak>'
    expect(buildCues(emphasis, 150, 300, 400, 700)).toEqual([{ start: 0, end: 1000, lines: ['I really! mean it.'] }])
    expect(buildCues('x'.repeat(90), 9000).map((cue) => [cue.start, cue.end, ...cue.lines])).toEqual([
      [0, 3000, 'x'.repeat(30)],
      [3000, 9000, 'x'.repeat(30), 'x'.repeat(30)],
    ])
  })

  it('splits at pauses, in scripts with spaces', () => {
    const lines = (input: string) => buildCues(input, 300, 300).flatMap((cue) => cue.lines)
    expect(lines('<speak>One.<break time="100ms"/>Two.</speak>')).toEqual(['One. Two.'])
    expect(lines('<speak>你好。<break time="100ms"/>再见。</speak>')).toEqual(['你好。再见。'])
  })

  it.each([
    ['Chinese', '今天天气很好我们一起去公园看花然后在湖边吃午饭再慢慢地走回家里休息', 2],
    ['kana with full-width signs', 'これはとてもながいにほんごのぶんしょうです、いちぎょうにはおさまりません！', 2],
    ['a long word of Hangul', '가'.repeat(30), 2],
    ['full-width Latin letters', 'Ｗ'.repeat(30), 2],
    ['emoji', '🎣 '.repeat(20) + '👩‍👩‍👧 ❤️ go', 2],
    ['wide and narrow letters in one word', '가'.repeat(40) + 'abcd', 3],
    ['half-width kana', 'ｱｲｳｴｵ'.repeat(8), 1],
    ['exactly 42 columns', '가나다 라마바 사아자 차카타 파하 나다라마a', 1],
    ['Latin', 'a'.repeat(42), 1],
  ])('has lines of at most 42 columns: %s', (_name, text, lines) => {
    const found = buildCues(text, 5_000).flatMap((cue) => cue.lines)
    const wide = /[\u1100-\uA4CF\uAC00-\uD7A3\uFF01-\uFF60\p{Emoji}]/u
    const columns = (line: string) =>
      Array.from(new Intl.Segmenter().segment(line)).reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0)
    expect(Math.max(...found.map(columns))).toBeLessThanOrEqual(42)
    expect(found).toHaveLength(lines)
    expect(found.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })

  it('requires a length for each piece', () => {
    expect(() => buildCues('a\n\nb', 100)).toThrow(RangeError)
  })
})

describe('subtitle files', () => {
  const cues = [
    { start: 0, end: 1999, lines: ['Q & A: <b> -->', '5 < 6'] },
    { start: 3_661_001, end: 3_662_000, lines: ['“Ende”'] },
  ]

  it('writes SubRip', () => {
    expect(toSrt(cues)).toBe(
      '1\n00:00:00,000 --> 00:00:01,999\nQ & A: ‹b> →\n5 < 6\n\n2\n01:01:01,001 --> 01:01:02,000\n“Ende”\n',
    )
    expect(toSrt([])).toBe('')
  })

  it('writes WebVTT', () => {
    expect(toVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.999\nQ &amp; A: &lt;b&gt; --&gt;\n5 &lt; 6\n\n01:01:01.001 --> 01:01:02.000\n“Ende”\n',
    )
    expect(toVtt([])).toBe('WEBVTT\n')
  })
})
