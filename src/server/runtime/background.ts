import { type RunningWork } from './running-work.ts'

/** Takes work that goes on after the answer is out; closing the server waits for it. A failure is reported, never thrown. */
export type InBackground = (work: () => Promise<void>) => void

export function createBackground(work: RunningWork, report: (error: unknown) => void): InBackground {
  return (task) => {
    const over = work.begin()
    // After the answer, so that the time of the answer tells nothing about the work.
    setImmediate(() => {
      task().catch(report).finally(over)
    })
  }
}
