import { expect, it } from 'vitest'
import { continuedText } from './continued-text.ts'

const WRITTEN = 'Bread is “slow”.\n\nStart wi'

it.each([
  ['the whole', `${WRITTEN}th flour.`, `${WRITTEN}th flour.`],
  ['the whole with other marks and breaks', 'bread is "slow".\nStart with flour.', `${WRITTEN}th flour.`],
  ['the rest as words of their own', 'With flour.', `${WRITTEN} With flour.`],
  ['the rest of a sentence', ', then rest.', `${WRITTEN}, then rest.`],
  ['nothing yet', '', WRITTEN],
  ['a part of what stands', 'Bread is', WRITTEN],
  ['what stands and no more', WRITTEN, WRITTEN],
])('keeps the existing text where the answer is %s', (_, answer, text) => {
  expect(continuedText(WRITTEN, answer)).toBe(text)
})

it('does not repeat the punctuation at the end of the existing text', () => {
  expect(continuedText('Bread is slow.', 'Bread is “slow”. Start.')).toBe('Bread is slow. Start.')
  expect(continuedText('Bread is slow.', 'Bread is slow, so start.')).toBe('Bread is slow. so start.')
})

it('is the answer where there is no existing text', () => {
  expect(continuedText('', ' Bread.')).toBe(' Bread.')
})

it('never shortens the shown part of a growing answer', () => {
  for (const answer of [`${WRITTEN}th flour.`, 'Bread is sweet.', 'BREAD is SLOW. Start with'])
    for (let end = 1, shown = 0; end <= answer.length; end += 1) {
      const text = continuedText(WRITTEN, answer.slice(0, end))
      expect(text.startsWith(WRITTEN)).toBe(true)
      expect(text.length).toBeGreaterThanOrEqual(shown)
      shown = text.length
    }
})
