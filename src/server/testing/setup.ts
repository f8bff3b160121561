import fc from 'fast-check'
import { afterEach, expect, vi } from 'vitest'

// vitest.config.ts sets and prints it.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) })

// An unexpected console error fails the test, because the host of a server would see it.
const errors = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  const calls = errors.mock.calls.map((call) => call.map(String).join(' '))
  errors.mockClear()
  expect(calls, 'unexpected console.error').toEqual([])
})
