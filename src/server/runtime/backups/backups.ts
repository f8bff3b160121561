import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { audioOfBackup, type BackupKind, listBackups, pruneBackups, readBackupName } from '../../../../db/backup.ts'
import { type BackupFit, findBackupFit } from '../../../../db/backup-fit.ts'
import { type BackupOrder, type CheckedBackup } from '../../../../db/checked-backup.ts'
import { listFiles } from '../../../../db/linked-files.ts'
import { type Clock } from '../clock.ts'
import { lastTimeOf, nextTimeOf } from './backup-time.ts'

/** Milliseconds after a failed backup of the schedule until it is tried again. */
const AGAIN_MS = 60 * 60_000
/** Age at which a copy that a killed process left is removed, in milliseconds. */
const OLD_PARTIAL_MS = 24 * 60 * 60_000
const THREAD = new URL('./backup-thread.ts', import.meta.url)

/** A backup in the folder. */
export interface ListedBackup {
  path: string
  kind: BackupKind
  at: Date
  bytes: number
  audioFiles: number
  fit: BackupFit
}

/** Backups of the SQLite file of this server. */
export interface Backups {
  readonly folder: string
  /** When the schedule makes the next one; undefined without a schedule. */
  next(): Date | undefined
  keep: number
  /** Every backup, newest first. */
  list(): ListedBackup[]
  /** The backup that this process makes now, and the last one that failed. */
  state(): { since: Date | undefined; failure: { at: Date; message: string } | undefined }
  /** Makes a backup now, checked; false where this process makes one already. Throws an error whose message is for the host. */
  make(kind: BackupOrder['kind']): Promise<boolean>
  /** Makes the backup of the schedule where it is due, and removes old ones of the schedule. Throws as `make` does. */
  runDue(): Promise<void>
}

/** Makes a checked backup in a thread, so that requests do not wait for it. */
export function makeInThread(order: BackupOrder): Promise<CheckedBackup> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckedBackup>()
  const worker = new Worker(THREAD, { workerData: order, env: {}, execArgv: [] })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The thread that makes backups ended (${code})`)))
  return promise
}

/** Backups of `file` in `folder`. `at`: the time of day of the schedule; `make` copies. */
export function createBackups(deps: {
  file: string
  folder: string
  audio: string | undefined
  at: string | undefined
  keep: number
  clock: Clock
  make: (order: BackupOrder) => Promise<CheckedBackup>
}): Backups {
  const { file, folder, audio, at, keep, clock } = deps
  let since: Date | undefined
  let failure: { at: Date; message: string } | undefined
  const known = new Map<string, ListedBackup>()

  async function make(kind: BackupOrder['kind']): Promise<boolean> {
    if (since) return false
    since = clock.now()
    try {
      await deps.make({ file, folder, kind, now: since, audio })
      failure = undefined
      return true
    } catch (error) {
      failure = { at: clock.now(), message: error instanceof Error ? error.message : String(error) }
      throw error
    } finally {
      since = undefined
    }
  }

  function look(path: string): ListedBackup | undefined {
    const named = readBackupName(basename(path))
    const bytes = statSync(path, { throwIfNoEntry: false })?.size
    if (!named || bytes === undefined) return undefined
    const before = known.get(path)
    if (before?.bytes === bytes) return before
    const found = { ...named, path, bytes, audioFiles: listFiles(audioOfBackup(path)).length, fit: findBackupFit(path) }
    known.set(path, found)
    return found
  }

  function removePartials(): void {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
      const isOld = clock.now().getTime() - changedAt > OLD_PARTIAL_MS
      if (name.endsWith('.partial') && isOld) rmSync(path, { recursive: true, force: true })
    }
  }

  return {
    folder,
    keep,
    next: () => (at === undefined ? undefined : nextTimeOf(at, clock.now())),
    list: () =>
      listBackups(folder)
        .toReversed()
        .flatMap((path) => look(path) ?? []),
    state: () => ({ since, failure }),
    make,

    async runDue() {
      if (at === undefined) return
      const now = clock.now()
      const last = listBackups(folder, 'scheduled').at(-1)
      const madeAt = last === undefined ? undefined : readBackupName(basename(last))?.at
      if (madeAt && madeAt >= lastTimeOf(at, now)) return
      if (failure && now.getTime() - failure.at.getTime() < AGAIN_MS) return
      if (!(await make('scheduled'))) return
      pruneBackups(folder, 'scheduled', { keep })
      removePartials()
    },
  }
}
