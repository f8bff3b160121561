import { type Reporter, type TestCase, type TestResult } from '@playwright/test/reporter'
import { printSlowest } from './slowest.ts'

/** Prints the slowest journeys of a run that has many. */
export default class SlowestJourneys implements Reporter {
  readonly #journeys: { name: string; ms: number }[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#journeys.push({ name: test.titlePath().slice(2).join(' › '), ms: duration })
  }

  onEnd(): void {
    if (this.#journeys.length >= 20) printSlowest(this.#journeys)
  }

  /** The other reporter lists what passed and failed. */
  printsToStdio(): boolean {
    return false
  }
}
