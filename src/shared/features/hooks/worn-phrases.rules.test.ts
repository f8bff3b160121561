import { expect, it } from 'vitest'
import { WORN_PHRASES, wornPhraseIn } from './worn-phrases.rules.ts'

it('lists sixty different phrases and finds each of them', () => {
  expect(new Set(WORN_PHRASES).size).toBe(60)
  for (const phrase of WORN_PHRASES) expect(wornPhraseIn(`So, ${phrase.toUpperCase()} tomatoes`)).toBe(phrase)
})

it('ignores case, punctuation and the kind of apostrophe', () => {
  expect(wornPhraseIn('Stop  SCROLLING: tomatoes')).toBe('stop scrolling')
  expect(wornPhraseIn('You won’t believe these tomatoes')).toBe("you won't believe")
  expect(wornPhraseIn('A real game‑changer for balconies')).toBe('game changer')
})

it('finds whole words alone', () => {
  expect(wornPhraseIn('Don’t wait for items that never ship')).toBeUndefined()
  expect(wornPhraseIn('Level up yours')).toBeUndefined()
  expect(wornPhraseIn('Six tomatoes, one balcony, no sun.')).toBeUndefined()
  expect(wornPhraseIn('')).toBeUndefined()
})
