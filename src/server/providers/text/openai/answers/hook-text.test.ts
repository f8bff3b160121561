import { describe, expect, it } from 'vitest'
import { HOOK_PATTERNS } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { cleanHook, nearestPattern } from './hook-text.ts'

describe('clean hook', () => {
  it.each([
    ['  One pan.\n Five dinners. ', 'One pan. Five dinners.'],
    ['1. Bake less', 'Bake less'],
    ['10) Bake less', 'Bake less'],
    ['- Bake less', 'Bake less'],
    ['"Bake less"', 'Bake less'],
    ['“Bake less”', 'Bake less'],
    ['«Bake less»', 'Bake less'],
    ["'Don't bake'", "Don't bake"],
    ['"1. "Bake less""', '"1. "Bake less""'],
    ['2. "Bake less"', 'Bake less'],
    ['"3. Bake less"', 'Bake less'],
    ['“Bake” is not “roast”', '“Bake” is not “roast”'],
    ['"Bake', '"Bake'],
    ['"', '"'],
    ['10 loaves in 1.5 hours', '10 loaves in 1.5 hours'],
    ['Rise \ud83c', 'Rise'],
    ['Rise 🍞', 'Rise 🍞'],
    ['Rise\u0000up', 'Rise up'],
    ['', ''],
  ])('cleans %j to %j', (raw, clean) => {
    expect(cleanHook(raw)).toBe(clean)
  })
})

describe('nearest pattern', () => {
  it.each(HOOK_PATTERNS.map((pattern) => [pattern]))('recognizes %s in any case and spelling', (pattern) => {
    expect(nearestPattern(pattern.toUpperCase(), '')).toBe(pattern)
    expect(nearestPattern(pattern.toLowerCase().replaceAll(/[ -]/gu, '_'), '')).toBe(pattern)
  })

  it.each([
    ['Before/After', 'Before and after'],
    ['The Secret', 'Curiosity gap'],
    ['Myth-busting', 'Contrarian'],
    ['Numbered list', 'List'],
    ['Personal story', 'Story'],
    ['Authority', 'Proof'],
    ['X vs. Y', 'Comparison'],
    ['Common mistakes', 'Mistake'],
    ['Tutorial', 'How-to'],
    ['Dare', 'Challenge'],
  ])('maps %s to %s', (label, pattern) => {
    expect(nearestPattern(label, '')).toBe(pattern)
  })

  it('uses the hook where the label is unknown', () => {
    expect(nearestPattern('', 'Why does bread rise?')).toBe('Question')
    expect(nearestPattern('Bold', 'Bread rises.')).toBe('Curiosity gap')
  })
})
