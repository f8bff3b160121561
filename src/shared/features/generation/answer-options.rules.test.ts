import { describe, expect, it } from 'vitest'
import { splitLines, splitOptions } from './answer-options.rules.ts'

const OPTIONS = [
  ['Option 1: Bake less.\nOption 2: Bake more.\nOption 3: Rest.', ['Bake less.', 'Bake more.', 'Rest.']],
  ['**Option 1:** Bake less.\n\n**Option 2:** Bake more.', ['Bake less.', 'Bake more.']],
  [
    '**Option 1 (short):**\nBake less.\n\nEat more.\n\n**Option 2 (long):**\nBake.',
    ['Bake less.\n\nEat more.', 'Bake.'],
  ],
  ['### Option A\nBake less.\n### Option B\nBake more.\n### Option C\nRest.', ['Bake less.', 'Bake more.', 'Rest.']],
  ['Option 1: Bake less. Option 2: Bake more.', ['Bake less.', 'Bake more.']],
  ['Here are three options:\n\nOption 1 – Bake less.\nOption 2 – Bake more.', ['Bake less.', 'Bake more.']],
  ['Option 1: Try version 2 today.\nOption 2: Wait for version 4.', ['Try version 2 today.', 'Wait for version 4.']],
  ['Option 1: Bake.\nOption 2: Take option 4: none.', ['Bake.', 'Take option 4: none.']],
  ['Option 1: Bake.\nOption 2:\n\nOption 3: Rest.', ['Bake.', 'Rest.']],
  ['Variante 1: Weniger.\nVariante 2: Mehr.', ['Weniger.', 'Mehr.']],
  ['Opción 1: Menos.\nOpción 2: Más.', ['Menos.', 'Más.']],
  ['Version 1: Moins.\nVersion 2: Plus.', ['Moins.', 'Plus.']],
  ['Opção 1: Menos.\nOpção 2: Mais.', ['Menos.', 'Mais.']],
  ['Opzione 1: Meno.\nOpzione 2: Più.', ['Meno.', 'Più.']],
] as const

const WORDS = [
  'Bake less.',
  'You have two ways. Option 1: bake. Option 2: buy.',
  'Options are free.',
  'Version 10 is out: bake less.',
  'Buy this:\n- flour\n- salt',
  '1. Flour\n2. Salt',
]

describe('several versions', () => {
  it.each(OPTIONS)('are found in %j', (raw, options) => {
    expect(splitOptions(raw, { isComplete: true })).toEqual(options)
  })

  it.each(OPTIONS.filter(([raw]) => !raw.startsWith('Here')))(
    'show the first alone while %j arrives',
    (raw, [first]) => {
      for (let end = 1; end < raw.length; end += 1) {
        const shown = splitOptions(raw.slice(0, end), { isComplete: false })[0]
          .replaceAll(/[*#\s]+/gu, ' ')
          .trim()
        expect(first.replaceAll(/\s+/gu, ' ').startsWith(shown), shown).toBe(true)
      }
    },
  )

  it.each(WORDS)('are not found in %j', (text) => {
    expect(splitOptions(text, { isComplete: true })).toEqual([text])
  })

  it.each([
    ['1. Bake less.\n2. Bake more.', ['1. Bake less.', '2. Bake more.']],
    ['Here are two lines:\n\n- Bake less.\n- Bake more.\nWhich one?', ['- Bake less.', '- Bake more.']],
    ['Option 1: Bake less.\nOption 2: Bake more.', ['Bake less.', 'Bake more.']],
    ['One pan.\nFive dinners.', ['One pan.\nFive dinners.']],
    ['1. Bake less.', ['1. Bake less.']],
  ])('of a single line are its options or its list: %j', (raw, lines) => {
    expect(splitLines(raw, { isComplete: true })).toEqual(lines)
  })
})
