import { performance } from 'node:perf_hooks'
import { startBenchServer } from './bench-server.ts'
import { spread } from './figures.ts'

/** Seconds from the start of the process, with a built client, to the first answer of /readyz. Five starts. */
export async function measureStartup(): Promise<string> {
  const seconds: number[] = []
  for (let run = 0; run < 6; run += 1) {
    const began = performance.now()
    const server = await startBenchServer()
    await fetch(`${server.url}/readyz`)
    // The first start fills the disk cache and is not counted.
    if (run > 0) seconds.push((performance.now() - began) / 1_000)
    await server.stop()
  }
  return `start to /readyz: ${spread(seconds, 2)} s`
}
