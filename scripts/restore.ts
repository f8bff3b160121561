import { join } from 'node:path'
import { isSqliteInUse, listBackups, restoreSqlite } from '../db/backup.ts'
import { configuredSqlite, fail } from './data-dir.ts'

const { dataDir, file } = configuredSqlite('pg_restore brings backups of PostgreSQL back')
const backups = listBackups(join(dataDir, 'backups'))
const chosen = process.argv[2] ?? backups.at(-1)
if (!chosen) fail(`There is no backup in ${join(dataDir, 'backups')}. Make one with: npm run backup`)
if (isSqliteInUse(file)) fail('Hookline is running on this database. Stop it first, then restore.')
try {
  restoreSqlite(chosen, file)
} catch (error) {
  fail(`${chosen} cannot be restored (${error instanceof Error ? error.message : String(error)}). Nothing was changed.`)
}
console.log(`Restored ${chosen}. What was there before is kept as ${file}.replaced`)
