import { describe, expect, it } from 'vitest'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { WRITTEN } from '../../../../shared/speech/writing-systems.fixtures.ts'
import { spokenPlan } from './spoken-plan.service.ts'

const slow = (text: string) => `<speak><prosody rate="x-slow">${text}</prosody></speak>`
const spelled = (signs: number) => `<say-as interpret-as="characters">${')'.repeat(signs)}</say-as>`
const refusal = expect.objectContaining({ code: 'BAD_REQUEST', field: 'text' })

describe('the spoken text of one request', () => {
  it('is complete for the longest text at the slowest speed', () => {
    const text = 'a'.repeat(INPUT_LIMITS.speechText)
    expect(spokenPlan(slow(text), { maxCharacters: 100 }).pieces).toHaveLength(100)
    expect(() => spokenPlan(slow(`${text}a`), { maxCharacters: 100 })).toThrow(refusal)
  })

  it('has that upper limit, whatever the markup', () => {
    const most = Math.floor((2 * INPUT_LIMITS.speechText) / 'close parenthesis '.length)
    spokenPlan(`<speak>${spelled(most)}</speak>`, { maxCharacters: 1_000 })
    expect(() => spokenPlan(`<speak>${spelled(most + 1)}</speak>`, { maxCharacters: 1_000 })).toThrow(refusal)
    expect(() => spokenPlan(slow(spelled(most / 2 + 1)), { maxCharacters: 1_000 })).toThrow(refusal)
  })
})

describe('the language of a text', () => {
  const languages = (text: string, canRead?: () => boolean) =>
    spokenPlan(text, { maxCharacters: 1_000, ...(canRead && { canRead }) }).pieces.flatMap((piece) =>
      piece.type === 'speech' ? [[piece.text, piece.language]] : [],
    )
  const readsAll = () => true

  it.each(WRITTEN)('is told by its writing system: %s', (_name, text, language) => {
    expect(languages(text, readsAll)).toEqual([[text, language]])
    expect(languages(`<speak>${text}</speak>`, readsAll)).toEqual([[text, language]])
    // A provider that recognizes it gets the whole text.
    expect(languages(text)).toEqual([[text, undefined]])
  })

  it('is that of the markup where it has one, and changes with the writing', () => {
    expect(languages('<speak>Привет, <lang xml:lang="bg">Добър ден</lang> and bye</speak>', readsAll)).toEqual([
      ['Привет, ', 'ru'],
      ['Добър ден ', 'bg'],
      ['and bye', undefined],
    ])
    const { pieces } = spokenPlan('See Москва now', { maxCharacters: 100, canRead: readsAll })
    expect(pieces).toMatchObject([
      { text: 'See ', start: 0, end: 4 },
      { text: 'Москва ', start: 4, end: 11 },
      { text: 'now', start: 11, end: 14 },
    ])
  })

  it('is decided by the whole text: kanji between kana are Japanese', () => {
    expect(languages('東京\n\nきれい', readsAll)).toEqual([
      ['東京', 'ja'],
      ['きれい', 'ja'],
    ])
  })

  it('is refused where the voice cannot read it, with its words', () => {
    const canRead = (text: string, language: string | undefined) => !(language === 'th' && text.includes('ไทย'))
    const plan = () => spokenPlan(`Hello ${'ไทย'.repeat(9)}`, { maxCharacters: 100, canRead })
    expect(plan).toThrow(expect.objectContaining({ code: 'BAD_REQUEST', field: 'text', reason: 'language' }))
    expect(plan).toThrow(`cannot read “${'ไทย'.repeat(6)}ไท…”. Ask the person who runs it to add one that can`)
  })
})
