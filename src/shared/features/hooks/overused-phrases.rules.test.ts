import { expect, it } from 'vitest'
import { OVERUSED_PHRASES, findOverusedPhrase } from './overused-phrases.rules.ts'

it('lists sixty different phrases and finds each of them', () => {
  expect(new Set(OVERUSED_PHRASES).size).toBe(60)
  for (const phrase of OVERUSED_PHRASES) expect(findOverusedPhrase(`So, ${phrase.toUpperCase()} tomatoes`)).toBe(phrase)
})

it('ignores case, punctuation and the kind of apostrophe', () => {
  expect(findOverusedPhrase('Stop  SCROLLING: tomatoes')).toBe('stop scrolling')
  expect(findOverusedPhrase('You won’t believe these tomatoes')).toBe("you won't believe")
  expect(findOverusedPhrase('A real game‑changer for balconies')).toBe('game changer')
})

it('finds whole words alone', () => {
  expect(findOverusedPhrase('Don’t wait for items that never ship')).toBeUndefined()
  expect(findOverusedPhrase('Level up yours')).toBeUndefined()
  expect(findOverusedPhrase('Six tomatoes, one balcony, no sun.')).toBeUndefined()
  expect(findOverusedPhrase('')).toBeUndefined()
})
