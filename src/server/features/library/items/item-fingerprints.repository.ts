import { type Kysely } from 'kysely'
import { afterKeyset, keyset } from '../../../../../db/keyset.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { ownedBy } from './library-row.repository.ts'
import { newestFirst, type Position } from '../search/library-scan.repository.ts'

/** The fields of an item that an import compares. */
export interface ItemFingerprint {
  id: string
  type: LibraryType
  originalId: string | null
  contentHash: string
  createdAt: string
  inTrash: boolean
}

/** Fingerprints, and the position of the next page; undefined at the end. */
export interface FingerprintPage {
  fingerprints: ItemFingerprint[]
  next: Position | undefined
}

const COLUMNS = [
  'id',
  'type',
  'original_id as originalId',
  'content_hash as contentHash',
  'created_at as createdAt',
] as const

export type ItemFingerprintsRepository = ReturnType<typeof createItemFingerprintsRepository>

/** A fingerprint for each item of a user, trash included, `atOnce` rows at a time. */
export function createItemFingerprintsRepository(db: Kysely<Database>, atOnce = 1_000) {
  /**
   * The last of the next rows in the trash of all users. It bounds the number of rows that a statement reads, whatever
   * it finds.
   */
  const boundaryInTrash = (after: Position): Promise<Position | undefined> =>
    afterKeyset(db.selectFrom('library_items').where('deleted_at', 'is not', null), ['deleted_at', 'id'], 'asc', [
      after.createdAt,
      after.id,
    ])
      .select(['deleted_at as createdAt', 'id'])
      .limit(1)
      .offset(atOnce - 1)
      .$castTo<Position>()
      .executeTakeFirst()

  return {
    /** Fingerprints of items outside of the trash, newest first, older than `after`. */
    async findLive(userId: string, after: Position | undefined): Promise<FingerprintPage> {
      const rows = await db
        .selectFrom('library_items')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .$call((query) => newestFirst(query, after))
        .limit(atOnce)
        .execute()
      const fingerprints = rows.map((row) => ({ ...row, inTrash: false }))
      return { fingerprints, next: rows.length < atOnce ? undefined : rows.at(-1) }
    },

    /** Fingerprints of items in the trash, after `after`, whose `createdAt` is the time of the deletion. */
    async findInTrash(userId: string, after: Position = { createdAt: '', id: '' }): Promise<FingerprintPage> {
      const end = await boundaryInTrash(after)
      const rows = await db
        .selectFrom('library_items')
        .select(COLUMNS)
        .where(ownedBy(userId))
        .where('deleted_at', 'is not', null)
        .where(keyset(['deleted_at', 'id'], '>', [after.createdAt, after.id]))
        .$call((query) => (end ? query.where(keyset(['deleted_at', 'id'], '<=', [end.createdAt, end.id])) : query))
        .execute()
      return { fingerprints: rows.map((row) => ({ ...row, inTrash: true })), next: end }
    },
  }
}
