import { join } from 'node:path'
import { backupSqlite } from '../db/backup.ts'
import { openSqlite } from '../db/sqlite.ts'
import { existingSqlite } from './data-dir.ts'

const { dataDir, file } = existingSqlite('pg_dump makes backups of PostgreSQL')
const { raw } = openSqlite(file)
const path = await backupSqlite(raw, join(dataDir, 'backups'), 'hookline')
raw.close()
console.log(`Backup written: ${path}`)
