import { readdirSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { watchLoop } from '../bench/loop-delay.ts'

/** Figures of the server's process. */
export interface ProcessFigures {
  /** What is left after a collection of the heap and of the buffers outside of it, and all that the process holds, in MB. */
  heapMb: number
  rssMb: number
  /** All threads of the process; each thread that makes an audio file has a heap of its own. */
  threads: number
  /** How late its event loop was since the last time, in milliseconds. */
  loop: { p99: number; max: number }
  /** Open sockets, to clients and to services. */
  sockets: number
}

const MB = 1024 * 1024

/** How many threads a process of this machine has. */
export const countThreads = (pid: number): number => readdirSync(`/proc/${pid}/task`).length

// Loaded into the server that is watched: on SIGUSR2 it writes its figures.
const file = process.env['SOAK_FILE']
if (file) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const late = watchLoop()
  process.on('SIGUSR2', () => {
    const { p99, max } = late()
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    const figures: ProcessFigures = {
      heapMb: (heapUsed + external) / MB,
      rssMb: rss / MB,
      threads: countThreads(process.pid),
      loop: { p99, max },
      sockets,
    }
    writeFileSync(file, JSON.stringify(figures))
    // Drops the delay that the collection itself caused.
    late()
  })
}
