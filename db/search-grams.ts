import { CompiledQuery, type Kysely } from 'kysely'
import { isSqlite } from './dialect.ts'

/** A text that became searchable, and when its item was made. */
interface NewText {
  user_id: string
  created_at: string
  text: string
}

/** Ends a text, so that each of its characters begins a gram. */
const END = '\u001F\u001F'
const LENGTH = 3

/** The part of a date by which grams are kept: the month. */
export const monthOf = (createdAt: string): string => createdAt.slice(0, 7)

/** Every three characters in a row. */
function gramsOf(text: string): Set<string> {
  const characters = Array.from(text)
  const grams = new Set<string>()
  for (let at = 0; at + LENGTH <= characters.length; at += 1) {
    grams.add(`${characters[at]}${characters[at + 1]}${characters[at + 2]}`)
  }
  return grams
}

/**
 * Notes which grams the texts of a month have, so that a search on SQLite reads only months that can have what it looks for.
 * Nothing is taken out again: a gram too many costs time and no more. Does nothing on PostgreSQL, which has no such table.
 */
export async function addGrams<DB>(db: Kysely<DB>, texts: readonly NewText[]): Promise<void> {
  if (!isSqlite(db)) return
  for (const ofUser of Map.groupBy(texts, (text) => text.user_id).values()) {
    for (const [month, list] of Map.groupBy(ofUser, (text) => monthOf(text.created_at))) {
      const grams = new Set<string>()
      for (const { text } of list) for (const gram of gramsOf(`${text}${END}`)) grams.add(gram)
      await db.executeQuery(
        CompiledQuery.raw('insert or ignore into library_grams select ?, value, ? from json_each(?)', [
          list[0]?.user_id,
          month,
          JSON.stringify([...grams]),
        ]),
      )
    }
  }
}

/** Months in which a text of a user can have `part`, the newest first. On SQLite alone. */
export async function monthsWith<DB>(db: Kysely<DB>, userId: string, part: string): Promise<string[]> {
  const grams = [...gramsOf(part)]
  const query =
    grams.length === 0
      ? CompiledQuery.raw(
          'select distinct month from library_grams where user_id = ? and gram >= ? and gram < ? order by month desc',
          [userId, part, `${part}\u{10FFFF}`],
        )
      : CompiledQuery.raw(
          `select month from library_grams where user_id = ? and gram in (select value from json_each(?))
          group by month having count(*) = ? order by month desc`,
          [userId, JSON.stringify(grams), grams.length],
        )
  const { rows } = await db.executeQuery<{ month: string }>(query)
  return rows.map(({ month }) => month)
}
