import { type RunningWork } from './running-work.ts'

/** Runs work after the answer is sent. A shutdown waits for it. Errors are reported, never thrown. */
export type InBackground = (work: () => Promise<void>) => void

export function createBackground(work: RunningWork, report: (error: unknown) => void): InBackground {
  return (task) => {
    const over = work.begin()
    // After the answer, so that its time reveals nothing about the work.
    setImmediate(() => {
      task().catch(report).finally(over)
    })
  }
}
