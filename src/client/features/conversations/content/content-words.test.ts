import { expect, it } from 'vitest'
import { contentForComparison, formatLength } from './content-words.ts'

const SCRIPT = '[0:00 Hook] Look up.\nStop.\n\n[0:04 Point]\nWater it.\n[Fill in: How often]'

it('compares scripts by their words, shots and slots, ignoring the times of their cues', () => {
  expect(contentForComparison(SCRIPT)).toBe('[Hook] Look up.\nStop.\n\n[Point]\nWater it.\n[Fill in: How often]')
  expect(contentForComparison(SCRIPT.replace('0:04', '1:10'))).toBe(contentForComparison(SCRIPT))
  expect(contentForComparison('Stop at [0:04 Point].')).toBe('Stop at [0:04 Point].')
})

it('counts the spoken words', () => {
  expect(formatLength(SCRIPT)).toBe('3 words, 0:01')
})
