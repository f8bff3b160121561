/** What a run found: a line for each check, printed as it is known. */
export interface Report {
  /** Runs a check, which throws where it fails and may resolve with a figure to print. Never rejects. */
  check(what: string, work: () => Promise<string | void> | string | void): Promise<void>
  skip(what: string, why: string): void
  failures(): number
}

export function createReport(print: (line: string) => void): Report {
  let failures = 0
  return {
    async check(what, work) {
      const began = performance.now()
      try {
        const figure = await work()
        const seconds = ((performance.now() - began) / 1_000).toFixed(1)
        print(`✓ ${what}${figure ? `: ${figure}` : ''} (${seconds} s)`)
      } catch (error) {
        failures += 1
        print(`✗ ${what}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    skip: (what, why) => print(`- ${what}: skipped, ${why}`),
    failures: () => failures,
  }
}

/** Throws with both values where they differ. */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${what} is ${one}, expected ${other}`)
}
