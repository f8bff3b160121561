import { type Kysely } from 'kysely'
import { type DatabaseFault } from '../../../db/faults.ts'
import { type Database } from '../../../db/schema/database.ts'
import { DISK_FULL } from '../../shared/errors.ts'
import { createServerStateRepository } from './server-state.repository.ts'

/** Characters of the longest text that a user can save: the test write needs as much space. */
const WRITTEN_CHARACTERS = 100_000
const NAME = 'write-check'

/** Watches whether a database is usable. */
export interface StorageHealth {
  /** Called with each fault of a statement. */
  onFault(fault: DatabaseFault): void
  /** Why the database is unusable now, in words for the host; undefined while it is usable. Never throws. */
  problem(): Promise<string | undefined>
}

/**
 * Watches the database of `db`. `isReplaced` tells whether another file has replaced its file. It writes to the database only
 * after a statement found the disk full, until writing succeeds: polling `/readyz` must not make the server write.
 */
export function createStorageHealth(db: () => Kysely<Database>, isReplaced: () => boolean): StorageHealth {
  let isFull = false
  let looking: Promise<string | undefined> | undefined

  async function look(): Promise<string | undefined> {
    if (isReplaced()) return 'the database file was removed or replaced: start the server again'
    try {
      await createServerStateRepository(db()).find(NAME)
      if (isFull) await write(db())
      isFull = false
      return undefined
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return message === DISK_FULL ? 'the disk is full' : 'the database does not answer'
    }
  }

  return {
    onFault: (fault) => {
      if (fault === 'full') isFull = true
    },
    problem: () => {
      looking ??= look().finally(() => (looking = undefined))
      return looking
    },
  }
}

/** Writes as much as a save may, then rolls back. */
async function write(db: Kysely<Database>): Promise<void> {
  const state = createServerStateRepository(db)
  await state.set(NAME, 'x'.repeat(WRITTEN_CHARACTERS))
  await state.delete(NAME)
}
