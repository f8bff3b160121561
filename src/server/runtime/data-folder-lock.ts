import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'

/** An SQLite file that stays empty: the system frees its locks when a process ends, however it ends. */
const LOCK_FILE = 'hookline.lock'
/** Milliseconds to wait for another process that starts at the same time and does its `work`. */
const WAIT_MS = 5_000

/**
 * Locks a data folder for as long as this process uses it. Several processes may share it on separate ports: each has a
 * shared lock. A process that is alone runs `work` first, under an exclusive lock, so that everything it finds was left
 * by dead processes. The returned function unlocks. Throws the errors of `work`, and the driver's error where the
 * folder cannot be locked.
 */
export async function lockDataFolder(dataDir: string, work: () => Promise<void>): Promise<() => void> {
  const lock = new BetterSqlite(join(dataDir, LOCK_FILE), { timeout: 0 })
  try {
    if (tryExclusive(lock)) {
      await work()
      lock.exec('commit')
    }
    lock.pragma(`busy_timeout = ${WAIT_MS}`)
    lock.exec('begin')
    // The first read takes the shared lock, which the open transaction holds.
    lock.prepare('select count(*) from sqlite_schema').get()
  } catch (error) {
    lock.close()
    throw error
  }
  return () => void lock.close()
}

function tryExclusive(lock: BetterSqlite.Database): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}
