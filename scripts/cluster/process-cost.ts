import { readdirSync, readFileSync } from 'node:fs'

/** Ticks per second of Linux's counters (`getconf CLK_TCK`). */
const TICKS = 100

interface Stat {
  pid: number
  parent: number
  /** Of the process and its ended children, in ticks. */
  ticks: number
}

/** CPU seconds used by a process and all its descendants. Linux alone. */
export function cpuSeconds(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/u.test(name) ? (readStat(Number(name)) ?? []) : []))
  const sum = (pid: number): number => {
    const own = all.find((stat) => stat.pid === pid)?.ticks ?? 0
    return all.filter(({ parent }) => parent === pid).reduce((total, child) => total + sum(child.pid), own)
  }
  return sum(root) / TICKS
}

/** Source: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces; the state is the first field after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((total, at) => total + Number(fields[at]), 0)
    return { pid, parent: Number(fields[1]), ticks }
  } catch {
    return undefined
  }
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
}
