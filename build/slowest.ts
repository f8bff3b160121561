const SHOWN = 10

/** Prints the ten slowest tests of a run, the slowest first. `ms`: duration in milliseconds. */
export function printSlowest(tests: readonly { name: string; ms: number }[]): void {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN)
  const lines = slowest.map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`)
  process.stdout.write(['', `The ${slowest.length} slowest of ${tests.length}:`, ...lines, '', ''].join('\n'))
}
