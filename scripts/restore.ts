import { parseArgs } from 'node:util'
import {
  audioOfBackup,
  blockAgain,
  deleteRemovedAccounts,
  isSqliteInUse,
  listBackups,
  restoreSqlite,
} from '../db/backup.ts'
import { findBackupFit } from '../db/backup-fit.ts'
import { linkFiles } from '../db/linked-files.ts'
import { audioFolder } from '../src/server/config/data-folders.ts'
import { backupFolder } from '../src/server/runtime/storage.ts'
import { configuredSqlite, fail } from './data-dir.ts'

const { dataDir, file } = configuredSqlite('pg_restore brings backups of PostgreSQL back')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'with-deleted': { type: 'boolean' } },
})
const chosen = positionals[0] ?? listBackups(backupFolder(dataDir)).at(-1)
if (!chosen) fail(`There is no backup in ${backupFolder(dataDir)}. Make one with: npm run backup`)
if (isSqliteInUse(file)) fail('Hookline is running on this database. Stop it first, then restore.')
if (findBackupFit(chosen) === 'newer') {
  fail(`${chosen} was made by a newer version of Hookline. Install that version first, then restore.`)
}
try {
  restoreSqlite(chosen, file)
} catch (error) {
  fail(`${chosen} cannot be restored (${error instanceof Error ? error.message : String(error)}). Nothing was changed.`)
}
console.log(`Restored ${chosen}. What was there before is kept as ${file}.replaced`)
const sound = linkFiles(audioOfBackup(chosen), audioFolder(dataDir))
if (sound > 0) console.log(`${sound} audio files that were gone are back.`)

const again = values['with-deleted'] ? [] : deleteRemovedAccounts(file, `${file}.replaced`)
if (again.length > 0) {
  console.log(`Accounts that were deleted after this backup are deleted again: ${again.join(', ')}.`)
  console.log('To bring them back too: npm run restore -- <file> --with-deleted')
}

const { blocked, left } = blockAgain(file, `${file}.replaced`)
if (blocked.length > 0)
  console.log(`Accounts that were blocked after this backup are blocked again: ${blocked.join(', ')}.`)
if (left.length > 0) console.log(`This backup cannot block accounts. Block them again on /admin: ${left.join(', ')}.`)
