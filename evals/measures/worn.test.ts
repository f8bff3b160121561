import { expect, it } from 'vitest'
import { wornLines } from './worn.ts'

it('counts lines with a worn phrase', () => {
  expect(wornLines(['Stop scrolling: bread.', 'Bread that sings.'], 'bread')).toBe(0.5)
  expect(wornLines([], 'bread')).toBeNull()
})

it('does not count a phrase that the topic itself has', () => {
  expect(wornLines(['What nobody tells you about bread.'], 'What nobody tells you about bread')).toBe(0)
})
