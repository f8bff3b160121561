/** A line of the final table. */
export interface Check {
  what: string
  found: string
  isHeld: boolean
}

/** A check that `wrong`, out of `of`, is empty, with its first few entries as examples. */
export function none(what: string, wrong: readonly string[], of: number): Check {
  const examples = wrong.length > 0 ? ` (${wrong.slice(0, 3).join('; ')})` : ''
  return { what, found: `${wrong.length} of ${of}${examples}`, isHeld: wrong.length === 0 }
}

/** Prints the table. Returns whether all checks passed. */
export function printChecks(checks: readonly Check[]): boolean {
  const width = Math.max(...checks.map(({ what }) => what.length))
  for (const { what, found, isHeld } of checks) {
    process.stdout.write(`${isHeld ? '✓' : '✗'} ${what.padEnd(width)}  ${found}\n`)
  }
  return checks.every(({ isHeld }) => isHeld)
}
