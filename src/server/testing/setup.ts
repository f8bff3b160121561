import fc from 'fast-check'
import { afterEach, expect, vi } from 'vitest'

// Every run tries the same cases, so that a red run is a change and not chance; `PROPERTY_SEED` tries others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) })

// A console error that a test did not ask for is a failure: it is what the person who runs the server would see.
const errors = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  const calls = errors.mock.calls.map((call) => call.map(String).join(' '))
  errors.mockClear()
  expect(calls, 'unexpected console.error').toEqual([])
})
