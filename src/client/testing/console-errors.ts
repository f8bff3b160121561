import { type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error> | undefined
let expected: RegExp | null = null

/** Listens to the console of the test file that begins; every file of a worker has its own. */
export function watchConsole(): void {
  const { warn } = console
  if (vi.isMockFunction(warn)) return
  // Without layout nothing can be focused by Tab, and Mantine's focus trap prints the whole tree to report it.
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).includes('use-focus-trap')) warn(...parts)
  })
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
}

/** For the rest of this test, errors on the console that match are part of what it shows. */
export function expectConsoleErrors(pattern: RegExp): void {
  expected = pattern
}

/** The errors that the test did not expect; forgets all of them. */
export function takeUnexpectedErrors(): string[] {
  const calls = (errors?.mock.calls ?? []).map((call) => call.map(String).join(' '))
  const pattern = expected
  errors?.mockClear()
  expected = null
  return calls.filter((text) => !pattern?.test(text))
}
