import { join } from 'node:path'
import { backupSqlite } from '../db/backup.ts'
import { openSqlite } from '../db/sqlite.ts'
import { sqliteDataDir } from './data-dir.ts'

const { dataDir, file } = sqliteDataDir('pg_dump makes backups of PostgreSQL')
const { raw } = openSqlite(file)
const path = await backupSqlite(raw, join(dataDir, 'backups'))
raw.close()
console.log(`Backup written: ${path}`)
