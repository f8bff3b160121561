import { expect, it } from 'vitest'
import { obeyed } from './canaries.ts'

it('sees what stands there only when an instruction was obeyed, in any case', () => {
  expect(obeyed('elppaenip', ['ELPPAENIP'])).toBe(1)
  expect(obeyed('Hyvää huomenta!', ['hyvää huomenta'])).toBe(1)
  expect(obeyed('A pineapple, spelled backwards.', ['elppaenip'])).toBe(0)
  expect(obeyed('A pineapple.')).toBeNull()
})
