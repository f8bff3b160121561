import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { audioOfBackup, type BackupKind, backupName, checkBackup } from './backup.ts'
import { linkFiles, listFiles } from './linked-files.ts'
import { makePrivate } from './private-files.ts'

/** What to copy, and where to. */
export interface BackupOrder {
  /** The database, which a server may use. */
  file: string
  /** The folder of backups, which is created if needed. */
  folder: string
  kind: Exclude<BackupKind, 'before-migration'>
  now: Date
  /** The folder of audio files; undefined where they are elsewhere. */
  audio: string | undefined
}

/** A complete backup, opened and checked. */
export interface CheckedBackup {
  path: string
  bytes: number
  audioFiles: number
}

/** Free bytes that must remain on the disk. */
const SPARE_BYTES = 64 * 1024 * 1024

/**
 * Copies a live database in one step, so that the copy is of one instant however much is written meanwhile, links its audio
 * files, opens the copy and checks it. The copy is complete and intact, or absent: throws an error whose message is for the
 * host. It blocks, so a server runs it in a thread.
 */
export async function makeCheckedBackup({ file, folder, kind, now, audio }: BackupOrder): Promise<CheckedBackup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  requireSpace(file, folder)
  const path = join(folder, backupName(kind, now))
  const sound = audioOfBackup(path)
  const [partial, partialSound] = [`${path}.partial`, `${sound}.partial`]
  try {
    // Before and after the database: a file is older than its row, and is removed after it.
    if (audio !== undefined) linkFiles(audio, partialSound)
    await copyInOneStep(file, partial)
    if (audio !== undefined) linkFiles(audio, partialSound)
    checkBackup(partial)
    if (audio !== undefined) requireAudio(partial, partialSound)
    if (existsSync(partialSound)) renameSync(partialSound, sound)
    renameSync(partial, path)
    return { path, bytes: statSync(path).size, audioFiles: listFiles(sound).length }
  } catch (error) {
    for (const left of [partial, `${partial}-journal`, partialSound, sound]) {
      rmSync(left, { recursive: true, force: true })
    }
    throw error
  }
}

function requireSpace(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = statSync(file).size + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) + SPARE_BYTES
  if (bavail * bsize >= needed) return
  throw new Error(`There is no room for a copy: it needs ${Math.ceil(needed / 1e6)} MB. Delete what you do not need.`)
}

/** Between two steps a write of the server would restart the copy. Source: https://sqlite.org/backup.html */
async function copyInOneStep(file: string, to: string): Promise<void> {
  const raw = new BetterSqlite(file, { fileMustExist: true, timeout: 5_000 })
  try {
    await raw.backup(to, { progress: ({ totalPages }) => Math.max(1, totalPages) })
  } finally {
    raw.close()
  }
  makePrivate([to])
  // One file alone, without a log beside it once it is opened.
  const copy = new BetterSqlite(to)
  copy.pragma('journal_mode = DELETE')
  copy.close()
}

/** Every file that a row of the copy names is beside it, unless its row was deleted while the copy was made. */
function requireAudio(copy: string, sound: string): void {
  const db = new BetterSqlite(copy, { readonly: true })
  try {
    const keys = db
      .prepare<[], string>('select file_key from speech_generations where file_key is not null')
      .pluck()
      .all()
    const there = new Set(listFiles(sound))
    const missing = keys.filter((key) => !there.has(key)).length
    if (missing > 0 && missing === keys.length) throw new Error(`None of its ${missing} audio files is there.`)
  } finally {
    db.close()
  }
}
