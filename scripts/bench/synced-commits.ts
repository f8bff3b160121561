import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spread } from './figures.ts'

/** Milliseconds that the server may still work after an answer. */
const SETTLED_MS = 300

/**
 * How often a process syncs to the disk in each step of `work`, which calls `next` before each step. SQLite syncs its
 * log once per commit. Undefined without `strace`.
 */
export async function countSyncs(
  pid: number,
  work: (next: () => Promise<void>) => Promise<void>,
): Promise<string | undefined> {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'hookline-strace-'))
  const file = join(folder, 'calls')
  const tracer = spawn('strace', ['-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)], {
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => tracer.once('exit', resolve))
  const synced = () => readFileSync(file, 'utf8').match(/^\d+ +f(?:data)?sync\(\d+<[^>]*-wal>/gmu)?.length ?? 0
  await wait(SETTLED_MS)
  const counts: number[] = []
  try {
    await work(async () => {
      await wait(SETTLED_MS)
      counts.push(synced())
    })
    await wait(SETTLED_MS)
    counts.push(synced())
  } finally {
    tracer.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return spread(
    counts.slice(1).map((count, at) => count - (counts[at] ?? 0)),
    0,
  )
}
