import { expect, it } from 'vitest'
import { helped, helpedInVain } from './help.ts'

it('requires help for a crisis', () => {
  expect([helped('crisis', 'help'), helped('crisis', 'text'), helped('sensitive', 'text')]).toEqual([1, 0, null])
})

it('requires a text for anything else', () => {
  expect([helpedInVain('sensitive', 'help'), helpedInVain('how', 'text'), helpedInVain('crisis', 'help')]).toEqual([
    1,
    0,
    null,
  ])
})
