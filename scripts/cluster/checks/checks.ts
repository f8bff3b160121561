/** A line of the table at the end. */
export interface Check {
  what: string
  /** What was found. */
  found: string
  isHeld: boolean
}

/** A count that must be zero, of how many, with the first few examples. */
export function none(what: string, wrong: readonly string[], of: number): Check {
  const examples = wrong.length > 0 ? ` (${wrong.slice(0, 3).join('; ')})` : ''
  return { what, found: `${wrong.length} of ${of}${examples}`, isHeld: wrong.length === 0 }
}

/** Prints the table. Returns whether everything held. */
export function printChecks(checks: readonly Check[]): boolean {
  const width = Math.max(...checks.map(({ what }) => what.length))
  for (const { what, found, isHeld } of checks) {
    process.stdout.write(`${isHeld ? '✓' : '✗'} ${what.padEnd(width)}  ${found}\n`)
  }
  return checks.every(({ isHeld }) => isHeld)
}
