import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds until a tracer has begun, and until it has written what it saw. */
const SETTLED_MS = 300

/**
 * When a process syncs SQLite's log during `work`, in milliseconds since 1970: once per commit that waits for the disk. Undefined without
 * `strace`.
 */
export async function traceSyncs(pid: number, work: () => Promise<void>): Promise<number[] | undefined> {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'hookline-strace-'))
  const file = join(folder, 'calls')
  const tracer = spawn('strace', ['-f', '-y', '-ttt', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)], {
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => tracer.once('exit', resolve))
  try {
    await wait(SETTLED_MS)
    await work()
    await wait(SETTLED_MS)
    const calls = readFileSync(file, 'utf8').matchAll(/^\d+ +([\d.]+) f(?:data)?sync\(\d+<[^>]*-wal>/gmu)
    return [...calls].map(([, seconds]) => Number(seconds) * 1_000)
  } finally {
    tracer.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
