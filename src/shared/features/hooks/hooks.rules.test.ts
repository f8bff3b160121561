import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spokenSeconds } from '../generation/generation.rules.ts'
import { hookKey, isUsableHook, wordCount } from './hooks.rules.ts'

describe('hook rules', () => {
  it('counts words between white space', () => {
    expect(wordCount('  One pan.\nFive dinners. ')).toBe(4)
    expect(wordCount('   ')).toBe(0)
  })

  it('gives the spoken seconds at 150 words a minute', () => {
    expect(spokenSeconds('One pan. Five dinners. Now.')).toBe(2)
    expect(spokenSeconds('')).toBe(0)
  })

  it('keeps hooks within 20 words and 150 characters', () => {
    expect(isUsableHook('word '.repeat(20))).toBe(true)
    expect(isUsableHook('word '.repeat(21))).toBe(false)
    expect(isUsableHook('x'.repeat(151))).toBe(false)
    expect(isUsableHook(' ')).toBe(false)
  })

  it('treats hooks that differ in case or punctuation as equal', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{1,40}$/), (text) => {
        expect(hookKey(`${text.toUpperCase()}!`)).toBe(hookKey(`${text}!`))
      }),
    )
  })
})
