import { expect, it } from 'vitest'
import { greetingAt, greetingName, startOfDay } from './day.ts'

it.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('greets at %i h with %j', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))

it.each([
  ['noor@example.com', 'noor'],
  ['@example.com', 'Creator'],
  ['', 'Creator'],
])('greets %j as %s', (email, name) => expect(greetingName(email)).toBe(name))

it("counts from the last midnight in the user's time zone", () => {
  const now = new Date(2026, 10, 21, 9, 30)
  expect(startOfDay(now)).toBe(new Date(2026, 10, 21).toISOString())
})
