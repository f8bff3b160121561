import { expect, it } from 'vitest'
import { captionFits, hooksInAim, hooksInLimits, minuteFilled } from './length.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

it('counts hooks that exist and have at most 20 words', () => {
  expect(hooksInLimits(Array.from({ length: 10 }, () => words(20)))).toBe(1)
  expect(hooksInLimits([words(8), words(21)])).toBe(0.1)
})

it('counts hooks of 6 to 12 words', () => {
  expect(hooksInAim([words(5), words(6), words(12), words(13)])).toBe(0.5)
  expect(hooksInAim([])).toBeNull()
})

it('accepts 110 to 220 spoken words for a minute', () => {
  expect([109, 110, 220, 221].map((count) => minuteFilled([words(count)]))).toEqual([0, 1, 1, 0])
})

it('accepts a caption that has words and fits', () => {
  expect([captionFits('Bread.', 'TikTok'), captionFits('', 'TikTok'), captionFits(words(600), 'TikTok')]).toEqual([
    1, 0, 0,
  ])
})
