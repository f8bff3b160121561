import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10

/** How late an event loop was, in milliseconds. */
export interface LoopDelay {
  p99: number
  max: number
}

/** Watches this process; the answer tells how late its event loop was since the last time. */
export function watchLoop(): () => LoopDelay {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const beyond = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  return () => {
    const late = { p99: beyond(delay.percentile(99)), max: beyond(delay.max) }
    delay.reset()
    return late
  }
}

// Loaded into the server that is measured: on SIGUSR2 it writes how late it was.
const file = process.env['BENCH_LOOP_FILE']
if (file) {
  const late = watchLoop()
  process.on('SIGUSR2', () => writeFileSync(file, JSON.stringify(late())))
}
