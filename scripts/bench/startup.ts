import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { printedAddress, spawnStart } from '../start-command.ts'
import { measuredFolder } from './bench-server.ts'
import { processorMs } from './processor.ts'
import { type Row } from './row.ts'

const ROUNDS = 5

/**
 * From the start of the process, with a built client and a migrated database, to the first answer of `/readyz`, over bare
 * Fastify with SQLite in the same minute.
 */
export async function measureStartup(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hookline-bench-'))
  const found = { time: [] as number[], processor: [] as number[] }
  try {
    // The first start migrates, fills the disk cache, and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await start('/readyz', () =>
        spawnStart({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, measuredFolder()),
      )
      const bare = await start('/', () =>
        spawn(process.execPath, ['scripts/bench/bare-server.ts'], { stdio: ['ignore', 'pipe', 'inherit'] }),
      )
      if (round === 0) continue
      found.time.push(ours.milliseconds / bare.milliseconds)
      found.processor.push(ours.processor / bare.processor)
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  return [
    { name: 'start to /readyz over bare', unit: '×', values: found.time, hold: { atMost: 4 } },
    { name: 'processor time of a start over bare', unit: '×', values: found.processor, hold: { atMost: 4 } },
  ]
}

async function start(path: string, begin: () => ChildProcess) {
  const began = performance.now()
  const server = begin()
  const url = await printedAddress(server)
  await (await fetch(url + path)).arrayBuffer()
  const milliseconds = performance.now() - began
  const processor = processorMs(server.pid ?? 0)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  return { milliseconds, processor }
}
