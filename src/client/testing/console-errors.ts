import { type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error> | undefined
let expected: RegExp | null = null

/** Observes the console of the current test file. Each file of a worker has its own console. */
export function watchConsole(): void {
  const { warn } = console
  if (vi.isMockFunction(warn)) return
  // Without layout no element counts as tabbable. Mantine's focus trap then prints the whole tree as a warning.
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).includes('use-focus-trap')) warn(...parts)
  })
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
}

/** Accepts console errors that match, for the rest of this test. */
export function expectConsoleErrors(pattern: RegExp): void {
  expected = pattern
}

/** Returns the console errors that the test did not accept, and clears the list. */
export function takeUnexpectedErrors(): string[] {
  const calls = (errors?.mock.calls ?? []).map((call) => call.map(String).join(' '))
  const pattern = expected
  errors?.mockClear()
  expected = null
  return calls.filter((text) => !pattern?.test(text))
}
