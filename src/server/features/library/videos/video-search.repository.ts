import { type Kysely } from 'kysely'
import { type Database } from '../../../../../db/schema/database.ts'
import { searchedIn, searchParts, WINDOW } from '../search/library-scan.repository.ts'

export type VideoSearchRepository = ReturnType<typeof createVideoSearchRepository>

export function createVideoSearchRepository(db: Kysely<Database>) {
  return {
    /** The ids of a user's videos of which a saved piece contains a text, without regard to case. */
    async findByPieces(userId: string, search: string): Promise<Set<string>> {
      const found = new Set<string>()
      for await (const part of searchParts(db, userId, { search }, undefined, WINDOW)) {
        const rows = await db
          .selectFrom('library_items')
          .select('video_id')
          .distinct()
          .where('user_id', '=', userId)
          .where('video_id', 'is not', null)
          .where('id', 'in', searchedIn(db, userId, part, { search }).select('item_id'))
          .execute()
        for (const { video_id: id } of rows) if (id !== null) found.add(id)
      }
      return found
    },
  }
}
