import { existsSync } from 'node:fs'
import { type Config, ConfigError, readConfig } from '../src/server/config/config.ts'
import { openStorage, prepareDataDir, sqliteFile, StartError, type Storage } from '../src/server/runtime/storage.ts'
import { loadEnvironment } from './environment.ts'

/** The configured SQLite file, which need not exist. Ends the process with one line where PostgreSQL is configured. */
export function configuredSqlite(otherwise: string): { dataDir: string; file: string } {
  const { database, dataDir } = configured()
  if (database.kind !== 'sqlite') fail(`DATABASE_URL is set: ${otherwise}.`)
  return { dataDir, file: sqliteFile(dataDir) }
}

/** The configured SQLite file. Ends the process with one line where it does not exist or PostgreSQL is configured. */
export function existingSqlite(otherwise: string): { dataDir: string; file: string } {
  const found = configuredSqlite(otherwise)
  if (!existsSync(found.file)) fail(`There is no database at ${found.file}. Start Hookline once, or set DATA_DIR.`)
  return found
}

/** Reads the configuration from the environment and `.env`. Ends the process with its problems, one per line. */
export function configured(): Config {
  loadEnvironment()
  // Files written by these scripts are readable for their owner alone.
  process.umask(0o077)
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error instanceof ConfigError ? error.problems.join('\n') : String(error))
  }
}

/** Opens the configured database. Ends the process with one line where it cannot be used. */
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
