import { expect, it } from 'vitest'
import { overusedLines } from './overused-phrases.ts'

it('counts lines with an overused phrase', () => {
  expect(overusedLines(['Stop scrolling: bread.', 'Bread that sings.'], 'bread')).toBe(0.5)
  expect(overusedLines([], 'bread')).toBeNull()
})

it('does not count a phrase that the topic itself has', () => {
  expect(overusedLines(['What nobody tells you about bread.'], 'What nobody tells you about bread')).toBe(0)
})
