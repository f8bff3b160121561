import { existsSync } from 'node:fs'
import { type Config, ConfigError, readConfig } from '../src/server/config/config.ts'
import { openStorage, prepareDataDir, sqliteFile, StartError, type Storage } from '../src/server/runtime/storage.ts'
import { loadEnvironment } from './environment.ts'

/** The SQLite file that the environment names, there or not. Ends the process with one line where PostgreSQL is used. */
export function configuredSqlite(otherwise: string): { dataDir: string; file: string } {
  const { database, dataDir } = configured()
  if (database.kind !== 'sqlite') fail(`DATABASE_URL is set: ${otherwise}.`)
  return { dataDir, file: sqliteFile(dataDir) }
}

/** The same, of a database that is there. Ends the process with one line when it is not. */
export function existingSqlite(otherwise: string): { dataDir: string; file: string } {
  const found = configuredSqlite(otherwise)
  if (!existsSync(found.file)) fail(`There is no database at ${found.file}. Start Hookline once, or set DATA_DIR.`)
  return found
}

/** What the environment and `.env` decide. Ends the process with its problems, one a line. */
export function configured(): Config {
  loadEnvironment()
  // Files that these scripts write are readable for their owner alone.
  process.umask(0o077)
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error instanceof ConfigError ? error.problems.join('\n') : String(error))
  }
}

/** Opens the database of the configuration. Ends the process with one line where it cannot be used. */
export async function openConfigured(config: Config): Promise<Storage> {
  try {
    prepareDataDir(config.dataDir)
    return await openStorage(config)
  } catch (error) {
    if (error instanceof StartError) fail(error.message)
    throw error
  }
}

/** Prints one line and exits 1. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
