import { type Reporter, type TestModule } from 'vitest/node'

const SHOWN = 10

/** Says at the end of a run which tests took longest, and with which seed the property tests chose their cases. */
export function slowestTests(seed: number): Reporter {
  return {
    onTestRunEnd(modules: readonly TestModule[]) {
      const tests = modules.flatMap((module) => [...module.children.allTests()])
      const timed = tests.map((test) => ({ test, ms: test.diagnostic()?.duration ?? 0 }))
      const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
      const lines = slowest.map(
        ({ test, ms }) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${test.module.relativeModuleId}  ${test.fullName}`,
      )
      process.stdout.write(`\nThe slowest tests:\n${lines.join('\n')}\nSeed of the property tests: ${seed}\n`)
    },
  }
}
