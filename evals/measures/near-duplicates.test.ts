import { expect, it } from 'vitest'
import { nearDuplicates } from './near-duplicates.ts'

const SOAP = { topic: 'soap for dogs and soap for cats', details: [] }

it('counts lines that repeat an earlier one, with nearly the same words or in the same frame', () => {
  expect(nearDuplicates(['Dogs hate this soap.', 'Dogs hate this soap!', 'Why the smell stays.'], SOAP)).toBeCloseTo(
    1 / 3,
  )
  expect(nearDuplicates(['Never wash dogs like this.', 'Never wash cats like this.'], SOAP)).toBe(0.5)
})

it('does not count lines that share only the topic', () => {
  expect(nearDuplicates(['Soap for dogs: the smell stays.', 'I tried soap for dogs on myself.'], SOAP)).toBe(0)
  expect(nearDuplicates([], SOAP)).toBeNull()
})
