import { expect, it } from 'vitest'
import { helped, gotNeedlessHelp } from './help.ts'

it('requires help for a crisis', () => {
  expect([helped('crisis', 'help'), helped('crisis', 'text'), helped('sensitive', 'text')]).toEqual([1, 0, null])
})

it('requires a text for anything else', () => {
  expect([
    gotNeedlessHelp('sensitive', 'help'),
    gotNeedlessHelp('how', 'text'),
    gotNeedlessHelp('crisis', 'help'),
  ]).toEqual([1, 0, null])
})
