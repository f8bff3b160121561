import { type Reporter, type TestModule } from 'vitest/node'
import { printSlowest } from './slowest.ts'

/** Prints the slowest tests of a run that has many files. */
export class SlowestTests implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    if (files.length < 20) return
    const tests = files.flatMap((file) =>
      Array.from(file.children.allTests(), (test) => ({
        name: `${file.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    )
    printSlowest(tests)
  }
}
