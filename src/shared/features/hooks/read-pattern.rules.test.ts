import { describe, expect, it } from 'vitest'
import { HOOK_PATTERNS } from './hooks.constants.ts'
import { PATTERN_NAMES } from './pattern-names.constants.ts'
import { readPattern } from './read-pattern.rules.ts'

describe('the pattern of a label', () => {
  it.each(HOOK_PATTERNS.map((pattern) => [pattern]))('is %s in any case, spelling and known language', (pattern) => {
    expect(readPattern(pattern.toUpperCase())).toBe(pattern)
    expect(readPattern(pattern.toLowerCase().replaceAll(/[ -]/gu, '_'))).toBe(pattern)
    for (const name of PATTERN_NAMES[pattern]) expect(readPattern(name), name).toBe(pattern)
  })

  it.each([
    ['Before/After', 'Before and after'],
    ['3. **Question** hook', 'Question'],
    ['The Secret', 'Curiosity gap'],
    ['Myth-busting', 'Contrarian'],
    ['Numbered list', 'List'],
    ['Personal story', 'Story'],
    ['X vs. Y', 'Comparison'],
    ['Common mistakes', 'Mistake'],
    ['Neugierlücke', 'Curiosity gap'],
    ['Vorher-Nachher', 'Before and after'],
    ['Erzählung', 'Story'],
    ['Antes y después', 'Before and after'],
    ['Desafío', 'Challenge'],
    ['Idée reçue', 'Contrarian'],
    ['Défi', 'Challenge'],
    ['Comparação', 'Comparison'],
    ['Curiosità', 'Curiosity gap'],
    ['Come fare', 'How-to'],
  ])('is known of %s', (label, pattern) => {
    expect(readPattern(label)).toBe(pattern)
  })

  it.each(['', 'Bold', 'Showdown', 'Task', 'Gossip', 'Listening', 'Question or list', '質問', 'question '.repeat(50)])(
    'is null for %j',
    (label) => {
      expect(readPattern(label)).toBeNull()
    },
  )
})
