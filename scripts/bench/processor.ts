import { readFileSync } from 'node:fs'

/** Milliseconds per clock tick in `/proc/<pid>/stat`. */
const TICK_MS = 10

/** Processor time of a process and its threads so far, in milliseconds. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
