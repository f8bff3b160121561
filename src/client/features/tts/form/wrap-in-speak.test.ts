import { describe, expect, it } from 'vitest'
import { compileSpeech } from '../../../../shared/speech/compile-speech.ts'
import { wrapInSpeak, findUnparsedTag } from './wrap-in-speak.ts'

describe('tags outside of <speak>', () => {
  it.each([
    ['One pan.<break time="1s"/>Five dinners.', 'break'],
    ['<break/> Hi', 'break'],
    ['Say <emphasis level="strong">this</emphasis>', 'emphasis'],
    ['<PROSODY rate="slow">Onions</PROSODY>', 'prosody'],
    ['on <say-as interpret-as="date">2026-11-22</say-as>', 'say-as'],
  ])('are found in %s', (text, tag) => expect(findUnparsedTag(text)).toBe(tag))

  it.each([
    'One pan. Five dinners.',
    '<speak>One<break/>two</speak>',
    '<?xml version="1.0"?><speak><break/>a</speak>',
    'a <b>bold</b> word and <breakfast>',
    'if a < break then b',
    'Intro <speak>One<break/></speak>',
  ])('are not found in %s', (text) => expect(findUnparsedTag(text)).toBe(null))
})

describe('<speak> around a text', () => {
  it.each([
    ['One.<break time="1s"/>Two.', ['One.', 1000, 'Two.']],
    ['Salt & pepper<break time="300ms"/> for < 5 dollars', ['Salt & pepper', 300, 'for < 5 dollars']],
    ['Q&amp;A<break time="1s">over', ['Q&A', 1000, 'over']],
    ['One<break time="1s"></break>two', ['One', 1000, 'two']],
    ['H<sub>2</sub>O <break/> now', ['H<sub>2</sub>O', 500, 'now']],
    ['<b>One</b><BREAK TIME="1s"/>two', ['<b>One</b>', 1000, 'two']],
  ])('turns %s into markup with the same words', (text, plan) => {
    const { pieces } = compileSpeech(wrapInSpeak(text))
    expect(pieces.map((piece) => (piece.type === 'silence' ? piece.milliseconds : piece.text))).toEqual(plan)
  })
})
