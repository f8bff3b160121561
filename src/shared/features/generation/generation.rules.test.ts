import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spokenWords } from './generation.rules.ts'

it('counts each run between white space that holds a letter or a digit as a spoken word', () => {
  const unit = fc.constantFrom(' ', '\n', '\u00A0', 'a', 'é', '7', '٣', '-', '’', '.', '\u0301', '🍕')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
      expect(spokenWords(text)).toBe(text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length)
    }),
  )
})
