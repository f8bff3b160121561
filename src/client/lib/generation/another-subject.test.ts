import { expect, it } from 'vitest'
import { isAnotherSubject } from './another-subject.ts'

it.each([
  ['Freezer staples for weeknights', 'How to repot a monstera', true],
  ['Freezer staples for weeknights', '', true],
  ['Freezer staples for weeknights', 'freezer staples', false],
  ['Bread', 'Bread for two', false],
  ['AI', 'AI!', false],
])('%j and %j', (subject, other, expected) => {
  expect(isAnotherSubject(subject, other)).toBe(expected)
})
