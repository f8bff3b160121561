import { expect, it } from 'vitest'
import type { LibraryCounts } from '../../../shared/features/library/library.schema.ts'
import { formatTotal, itemCount, computeTotal } from './item-total.ts'

const counts = (types: Partial<LibraryCounts['types']>): LibraryCounts => ({
  total: 5_000,
  favorites: 0,
  planned: 0,
  voice: 0,
  folders: [],
  types: { hook: 0, script: 0, caption: 0, tts: 0, ...types },
})

it('sums all types, or counts one', () => {
  const some = counts({ hook: 2, script: 1_204 })
  expect(computeTotal(some, {})).toEqual({ count: 1_206, isMore: false })
  expect(computeTotal(some, { type: 'hook', search: 'bread' })).toEqual({ count: 2, isMore: false })
  expect(formatTotal(computeTotal(some, { type: 'script' }))).toBe('1,204')
})

it('says "1,000+" where the server stopped counting what a search finds', () => {
  const stopped = counts({ hook: 999, script: 1_000 })
  expect(itemCount(computeTotal(stopped, { search: 'bread' }))).toBe('1,000+ items')
  expect(itemCount(computeTotal(stopped, { search: 'bread', type: 'script' }))).toBe('1,000+ items')
  expect(itemCount(computeTotal(stopped, { search: 'bread', type: 'hook' }))).toBe('999 items')
  expect(itemCount(computeTotal(counts({ hook: 999, script: 999 }), { search: 'bread' }))).toBe('1,998 items')
})

it('distinguishes one item from several', () => {
  expect([0, 1, 2].map(itemCount)).toEqual(['0 items', '1 item', '2 items'])
})
