import { type Kysely } from 'kysely'
import { type Database } from '../../../../../db/schema/database.ts'
import { fitsLibrary, libraryFull, type LibrarySize } from '../../../../shared/features/library/library-quota.rules.ts'

export type LibraryQuotaRepository = ReturnType<typeof createLibraryQuotaRepository>

/** The size of a user's library. */
export function createLibraryQuotaRepository(db: Kysely<Database>) {
  return { find: (userId: string): Promise<LibrarySize> => loadSize(db, userId) }
}

/**
 * Throws FORBIDDEN, which rolls back the transaction that has just added items, where the library exceeds its limit.
 * Parallel writers wait for the row that is read here, in both dialects.
 */
export async function enforceQuota(trx: Kysely<Database>, userId: string, added: LibrarySize): Promise<void> {
  const size = await loadSize(trx, userId)
  if (fitsLibrary(size)) return
  const before = { items: size.items - added.items, bytes: size.bytes - added.bytes }
  throw libraryFull(before, added, 'content')
}

async function loadSize(db: Kysely<Database>, userId: string): Promise<LibrarySize> {
  const row = await db
    .selectFrom('library_usage')
    .select(['items', 'bytes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { items: row?.items ?? 0, bytes: Number(row?.bytes ?? 0) }
}
