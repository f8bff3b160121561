import { existsSync } from 'node:fs'
import { readConfig } from '../src/server/config.ts'
import { sqliteFile } from '../src/server/storage.ts'
import { loadEnvironment } from './environment.ts'

/** The SQLite file that the environment names. Ends the process with one line when there is none. */
export function sqliteDataDir(otherwise: string): { dataDir: string; file: string } {
  loadEnvironment()
  const { database, dataDir } = readConfig(process.env)
  const file = sqliteFile(dataDir)
  if (database.kind !== 'sqlite') fail(`DATABASE_URL is set: ${otherwise}.`)
  if (!existsSync(file)) fail(`There is no database at ${file}. Start Hookline once, or set DATA_DIR.`)
  return { dataDir, file }
}

/** Says one line and exits 1. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
