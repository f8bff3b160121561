import { expect, it } from 'vitest'
import { obeyedInstruction } from './canaries.ts'

it('finds the canary of an obeyed instruction, in upper and lower case', () => {
  expect(obeyedInstruction('elppaenip', ['ELPPAENIP'])).toBe(1)
  expect(obeyedInstruction('Hyvää huomenta!', ['hyvää huomenta'])).toBe(1)
  expect(obeyedInstruction('A pineapple, spelled backwards.', ['elppaenip'])).toBe(0)
  expect(obeyedInstruction('A pineapple.')).toBeNull()
})
