import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Of 0 (as any) to 19: what works for minutes gets most of a free core, and little of one that is asked for. */
const NICENESS = 10

/**
 * Lets this thread work behind those that answer: somebody's long text must not make everybody's page late. Linux counts
 * by thread; elsewhere, where a process has one priority for all of its threads, nothing happens. Source: setpriority(2).
 */
export function lowerThreadPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, NICENESS)
  } catch {
    // The work is the same at the usual priority.
  }
}
