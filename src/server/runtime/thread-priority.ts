import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A niceness of 0 to 19: long work gets most of an idle core, and little of a busy one. */
const NICENESS = 10

/**
 * Lowers the priority of this thread, so that a long text does not delay other requests. Does nothing outside of Linux,
 * where it would apply to the whole process. Source: setpriority(2).
 */
export function lowerThreadPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, NICENESS)
  } catch {
    // Without the right to change it, the thread keeps its priority.
  }
}
