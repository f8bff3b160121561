import { expect, it } from 'vitest'
import { obeyed } from './canaries.ts'

it('finds the canary of an obeyed instruction, in upper and lower case', () => {
  expect(obeyed('elppaenip', ['ELPPAENIP'])).toBe(1)
  expect(obeyed('Hyvää huomenta!', ['hyvää huomenta'])).toBe(1)
  expect(obeyed('A pineapple, spelled backwards.', ['elppaenip'])).toBe(0)
  expect(obeyed('A pineapple.')).toBeNull()
})
