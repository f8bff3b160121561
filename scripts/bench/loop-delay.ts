import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10

/** Delay of an event loop, in milliseconds. */
export interface LoopDelay {
  p99: number
  max: number
  /** Longest block by this thread's own work. On a machine with other load, the rest of `max` is waiting for a processor. */
  own: number
}

/** Watches this process. Each call of the result returns the event loop's delay since the call before. */
export function watchLoop(): () => LoopDelay {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let own = 0
  let before = process.threadCpuUsage()
  const work = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    own = Math.max(own, (user + system) * 1e3)
    before = process.threadCpuUsage()
  }, RESOLUTION_MS)
  work.unref()
  const beyond = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  return () => {
    const late = { p99: beyond(delay.percentile(99)), max: beyond(delay.max), own: beyond(own) }
    delay.reset()
    own = 0
    return late
  }
}

// Loaded into the measured server: on SIGUSR2 it writes its delay to a file.
const file = process.env['BENCH_LOOP_FILE']
if (file) {
  const late = watchLoop()
  process.on('SIGUSR2', () => writeFileSync(file, JSON.stringify(late())))
}
