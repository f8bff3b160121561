import BetterSqlite from 'better-sqlite3'
import { migrations } from './migrations/migrations.ts'

/**
 * Whether this version of the code can use a backup: `same`, `older` (it is migrated at the next start), `newer` (it needs a
 * newer version) or `damaged` (it cannot be opened).
 */
export type BackupFit = 'same' | 'older' | 'newer' | 'damaged'

/** Compares the migrations of a backup with those of this version. Never throws. */
export function findBackupFit(backup: string): BackupFit {
  try {
    const db = new BetterSqlite(backup, { readonly: true, fileMustExist: true })
    try {
      const executed = db.prepare<[], string>('select name from kysely_migration').pluck().all()
      if (executed.some((name) => !(name in migrations))) return 'newer'
      return executed.length < Object.keys(migrations).length ? 'older' : 'same'
    } finally {
      db.close()
    }
  } catch {
    return 'damaged'
  }
}
