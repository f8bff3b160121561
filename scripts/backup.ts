import { makeCheckedBackup } from '../db/checked-backup.ts'
import { audioFolder } from '../src/server/config/data-folders.ts'
import { backupFolder } from '../src/server/runtime/storage.ts'
import { configured, existingSqlite, fail } from './data-dir.ts'

const { dataDir, file } = existingSqlite('pg_dump makes backups of PostgreSQL')
const { audioStore } = configured()
const audio = audioStore.kind === 'local' ? audioFolder(dataDir) : undefined
try {
  const order = { file, folder: backupFolder(dataDir), kind: 'hookline', now: new Date(), audio } as const
  const { path, audioFiles } = await makeCheckedBackup(order)
  console.log(`Backup written and checked: ${path}`)
  console.log(
    audio ? `With ${audioFiles} audio files beside it.` : 'The audio is in the bucket: keep versions of it there.',
  )
} catch (error) {
  fail(`The backup failed (${error instanceof Error ? error.message : String(error)}). Nothing was written.`)
}
