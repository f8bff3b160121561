import { describe, expect, it } from 'vitest'
import { firstLine, firstOption } from './first-option.rules.ts'

const OPTIONS = [
  ['Option 1: Bake less.\nOption 2: Bake more.\nOption 3: Rest.', 'Bake less.'],
  ['**Option 1:** Bake less.\n\n**Option 2:** Bake more.', 'Bake less.'],
  ['**Option 1 (short):**\nBake less.\n\nEat more.\n\n**Option 2 (long):**\nBake.', 'Bake less.\n\nEat more.'],
  ['### Option A\nBake less.\n### Option B\nBake more.', 'Bake less.'],
  ['Option 1: Bake less. Option 2: Bake more.', 'Bake less.'],
  ['Here are three options:\n\nOption 1 – Bake less.\nOption 2 – Bake more.', 'Bake less.'],
  ['Option 1: Try version 2 today.\nOption 2: Wait.', 'Try version 2 today.'],
  ['Variante 1: Weniger.\nVariante 2: Mehr.', 'Weniger.'],
  ['Opción 1: Menos.\nOpción 2: Más.', 'Menos.'],
  ['Version 1: Moins.\nVersion 2: Plus.', 'Moins.'],
  ['Opção 1: Menos.\nOpção 2: Mais.', 'Menos.'],
  ['Opzione 1: Meno.\nOpzione 2: Più.', 'Meno.'],
] as const

const WORDS = [
  'Bake less.',
  'You have two ways. Option 1: bake. Option 2: buy.',
  'Options are free.',
  'Version 10 is out: bake less.',
  'Buy this:\n- flour\n- salt',
  '1. Flour\n2. Salt',
]

describe('the first of several versions', () => {
  it.each(OPTIONS)('is taken of %j', (raw, first) => {
    expect(firstOption(raw, { isComplete: true })).toBe(first)
  })

  it.each(OPTIONS.filter(([raw]) => !raw.startsWith('Here')))('shows nothing else while %j arrives', (raw, first) => {
    for (let end = 1; end < raw.length; end += 1) {
      const shown = firstOption(raw.slice(0, end), { isComplete: false })
        .replaceAll(/[*#\s]+/gu, ' ')
        .trim()
      expect(first.replaceAll(/\s+/gu, ' ').startsWith(shown), shown).toBe(true)
    }
  })

  it.each(WORDS)('is no part of %j', (text) => {
    expect(firstOption(text, { isComplete: true })).toBe(text)
  })

  it.each([
    ['1. Bake less.\n2. Bake more.', 'Bake less.'],
    ['- Bake less.\n- Bake more.', 'Bake less.'],
  ])('of a single line is the first of the list %j', (raw, first) => {
    expect(firstLine(raw, { isComplete: true }).slice(-first.length)).toBe(first)
    expect(firstLine(raw, { isComplete: true })).not.toContain('more')
  })

  it('keeps lines that are no list', () => {
    expect(firstLine('One pan.\nFive dinners.', { isComplete: true })).toBe('One pan.\nFive dinners.')
  })
})
