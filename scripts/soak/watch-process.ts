import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { watchLoop } from '../bench/loop-delay.ts'

/** Figures of the server's process. */
export interface ProcessFigures {
  /** Heap and external buffers after a collection, and resident memory, in MB. */
  heapMb: number
  rssMb: number
  /** All threads of the process. Each thread that renders audio has a separate heap. */
  threads: number
  /** Delay of its event loop since the last sample, in milliseconds. */
  loop: { p99: number; max: number }
  /** Open sockets, to clients and to services. */
  sockets: number
}

const MB = 1024 * 1024

/** Number of threads of a process on this machine. */
export const countThreads = (pid: number): number => readdirSync(`/proc/${pid}/task`).length

// Loaded into the watched server: on SIGUSR2 it writes its figures.
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
    // Written under another name first, so that readers never see a partial file.
    writeFileSync(`${file}.new`, JSON.stringify(figures))
    renameSync(`${file}.new`, file)
    // Drops the delay that the collection itself caused.
    late()
  })
}
