import { describe, expect, it } from 'vitest'
import { cleanHook } from './hook-text.ts'

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
