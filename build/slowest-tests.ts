import { type Reporter, type TestModule } from 'vitest/node'
import { printSlowest } from './slowest.ts'

/** Prints the slowest tests of a run that has many files, and the seed with which the property tests chose their cases. */
export class SlowestTests implements Reporter {
  readonly #seed: number

  constructor(seed: number) {
    this.#seed = seed
  }

  onTestRunEnd(files: readonly TestModule[]): void {
    if (files.length >= 20) {
      const tests = files.flatMap((file) =>
        Array.from(file.children.allTests(), (test) => ({
          name: `${file.relativeModuleId} › ${test.fullName}`,
          ms: test.diagnostic()?.duration ?? 0,
        })),
      )
      printSlowest(tests)
    }
    process.stdout.write(`Seed of the property tests: ${this.#seed}\n`)
  }
}
