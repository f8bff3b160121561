import { CompiledQuery, type Kysely } from 'kysely'
import { isSqlite } from '../../../../db/dialect.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { createLibraryPageRepository } from './library-page.repository.ts'
import { type LibraryRow } from './library-row.repository.ts'
import { type Position } from './library-scan.repository.ts'

/** Items as they go over the wire, JSON with commas between them, and where the next page begins; undefined at the end. */
export interface TextPage {
  text: Buffer | string
  next: Position | undefined
}

export type LibraryTextRepository = ReturnType<typeof createLibraryTextRepository>

/**
 * Pages of items as the text of `LibraryItemOnWire`, newest first: what is read to be sent on is not made objects of. SQLite
 * writes it itself. Parsed, checked and written again by zod, a page would take several times as long.
 */
export function createLibraryTextRepository(db: Kysely<Database>) {
  if (!isSqlite(db)) {
    const pages = createLibraryPageRepository(db)
    return {
      async findText(userId: string, folder: string | undefined, limit: number, after: Position | undefined) {
        const { rows, next } = await pages.findPage(userId, { folder }, limit, after)
        return { text: rows.map(wireText).join(','), next } satisfies TextPage
      },
    }
  }

  const ask = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

  return {
    async findText(
      userId: string,
      folder: string | undefined,
      limit: number,
      after: Position | undefined,
    ): Promise<TextPage> {
      const values = [userId, ...(folder === undefined ? [] : [folder]), ...(after ? [after.createdAt, after.id] : [])]
      const where = `user_id = ? and deleted_at is null${folder === undefined ? '' : ' and folder = ?'}${after ? OLDER : ''}`
      // The end first: what is saved between the two statements is newer, and moves nothing from one page to another.
      const [end, another] = await ask<Position>(`${PLACES} where ${where} ${ORDER} limit 2 offset ?`, [
        ...values,
        limit - 1,
      ])
      const items = end
        ? `${ITEMS} where ${where}${NOT_OLDER} ${ORDER})`
        : `${ITEMS} where ${where} ${ORDER} limit ${READ_AT_MOST})`
      const [page] = await ask<{ text: Buffer | null }>(items, end ? [...values, end.createdAt, end.id] : values)
      return { text: page?.text ?? '', next: another && end }
    },
  }
}

const ORDER = 'order by created_at desc, id desc'
const OLDER = ' and (created_at, id) < (?, ?)'
const NOT_OLDER = ' and (created_at, id) >= (?, ?)'
/** More than a page has: without an end there is less than one. */
const READ_AT_MOST = 1_000
const PLACES = 'select created_at as createdAt, id from library_items'
/** What the repository itself has written as JSON, or without anything to escape, stands in the text as it is. */
const ITEMS = `select cast(group_concat(item, ',') as blob) as text from (
  select '{"id":"' || id || '","title":' || json_quote(title) || ',"type":"' || type ||
    '","content":' || json_quote(content) || ',"tags":' || tags ||
    iif(is_favorite = 1, ',"isFavorite":"true"', ',"isFavorite":"false"') ||
    ',"folder":' || json_quote(folder) || ',"originalId":' || json_quote(original_id) ||
    ',"metadata":' || coalesce(metadata, 'null') || ',"createdAt":"' || created_at || '"}' as item
  from library_items`

function wireText(row: LibraryRow): string {
  const { id, title, type, content, tags, is_favorite, folder, original_id, metadata, created_at } = row
  return `{"id":"${id}","title":${JSON.stringify(title)},"type":"${type}","content":${JSON.stringify(content)},"tags":${tags},"isFavorite":"${is_favorite === 1}","folder":${JSON.stringify(folder)},"originalId":${JSON.stringify(original_id)},"metadata":${metadata ?? 'null'},"createdAt":"${created_at}"}`
}
