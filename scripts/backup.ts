import { backupSqlite } from '../db/backup.ts'
import { openSqlite } from '../db/sqlite.ts'
import { backupFolder } from '../src/server/runtime/storage.ts'
import { existingSqlite } from './data-dir.ts'

const { dataDir, file } = existingSqlite('pg_dump makes backups of PostgreSQL')
const { raw } = openSqlite(file)
const path = await backupSqlite(raw, backupFolder(dataDir), 'hookline')
raw.close()
console.log(`Backup written: ${path}`)
