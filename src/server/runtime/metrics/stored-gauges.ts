import { Gauge, type Registry } from 'prom-client'
import { type Clock } from '../clock.ts'
import { type JobCounts } from '../jobs/jobs.port.ts'

/** What is read from database and disk. Each function may throw. */
export interface StoredFigures {
  databaseBytes(): Promise<number>
  jobs(): Promise<JobCounts>
  /** The file system of the data folder, in bytes. */
  disk(): Promise<{ size: number; free: number }>
}

/** Milliseconds that a reading waits for the database. Prometheus waits ten seconds by default. */
const LONGEST_READ_MS = 3_000

/** Gauges that are read with each scrape. A figure that cannot be read is left out instead of shown as it was. */
export function createStoredGauges({
  registry,
  clock,
  stored,
}: {
  registry: Registry
  clock: Clock
  stored: StoredFigures
}) {
  const registers = [registry]
  const up = new Gauge({ name: 'hookline_database_up', help: 'Whether the database answers.', registers })
  const database = new Gauge({
    name: 'hookline_database_bytes',
    help: 'Size of the database.',
    registers,
  })
  const disk = new Gauge({
    name: 'hookline_disk_bytes',
    help: 'Size of the file system of the data folder, and what is free there.',
    labelNames: ['figure'],
    registers,
  })
  const jobs = new Gauge({
    name: 'hookline_jobs',
    help: 'Jobs of all processes on the database, by state.',
    labelNames: ['state'],
    registers,
  })
  let reading: Promise<boolean> | undefined

  async function readDatabase(): Promise<boolean> {
    try {
      const [bytes, counts] = await Promise.all([stored.databaseBytes(), stored.jobs()])
      database.set(bytes)
      for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count)
      return true
    } catch {
      return false
    }
  }

  async function readDisk(): Promise<void> {
    try {
      const { size, free } = await stored.disk()
      disk.set({ figure: 'size' }, size)
      disk.set({ figure: 'free' }, free)
    } catch {
      disk.reset()
    }
  }

  /** Whether the database has answered in time. A hanging statement is waited for by the next scrape too, not repeated. */
  async function readInTime(): Promise<boolean> {
    const answered = new AbortController()
    const tooLong = clock.sleep(LONGEST_READ_MS, answered.signal).then(
      () => false,
      () => false,
    )
    reading ??= readDatabase().finally(() => {
      reading = undefined
    })
    return Promise.race([reading, tooLong]).finally(() => answered.abort())
  }

  return {
    async refresh(): Promise<void> {
      const [isUp] = await Promise.all([readInTime(), readDisk()])
      up.set(isUp ? 1 : 0)
      if (isUp) return
      database.remove()
      jobs.reset()
    },
  }
}
