import { type Kysely, sql } from 'kysely'
import { countAll } from '../../../../db/columns.ts'
import { compileOnce } from '../../../../db/compile-once.ts'
import { jsonText } from '../../../../db/json-text.ts'
import { afterKeyset, type Keyset } from '../../../../db/keyset.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type EntryPosition, selectWithItems } from './planner.repository.ts'

export type PlanJsonRepository = ReturnType<typeof createPlanJsonRepository>

/**
 * The entries of a plan as the JSON text of `PlannerEntry`, which the database writes. Columns without characters to escape are
 * copied unchanged.
 */
export function createPlanJsonRepository(db: Kysely<Database>) {
  const { quote, join } = jsonText(db)
  const json = sql<string>`concat('{"id":"', entry.id, '","libraryItemId":"', entry.library_item_id,
    case when entry.video_id is null then '"' else concat('","videoId":"', entry.video_id, '"') end,
    ',"title":', ${quote('item.title')}, ',"type":"', item.type, '","platform":"', entry.platform,
    '","scheduledDate":"', entry.scheduled_at, '","description":', ${quote('entry.description')},
    ',"status":"', entry.status, '","createdAt":"', entry.created_at, '"}')`

  const compile = (after: Keyset | undefined) => {
    const entries = selectWithItems(db)
      .clearSelect()
      .select(['entry.scheduled_at', 'entry.id', json.as('json')])
      .where('entry.user_id', '=', '')
      .where('item.user_id', '=', '')
    const page = afterKeyset(entries, ['entry.scheduled_at', 'entry.id'], 'asc', after).limit(1)
    const text = join('json', sql`scheduled_at, id`).as('text')
    return compileOnce(db, db.selectFrom(page.as('page')).select([text, countAll]))
  }
  const first = compile(undefined)
  const later = compile(['', ''])

  return {
    /** At most `limit` entries of a user after `after` as a JSON array, the earliest date first, and their number. */
    async findText(userId: string, limit: number, after: EntryPosition | undefined) {
      const [row] = after
        ? await later(userId, userId, after.scheduledDate, after.id, limit)
        : await first(userId, userId, limit)
      return { text: row?.text ?? '[]', entries: Number(row?.count ?? 0) }
    },
  }
}
