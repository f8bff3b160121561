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

/** The part of a date by which grams are kept: the month. */
export const monthOf = (createdAt: string): string => createdAt.slice(0, 7)

/** Adds every three characters in a row of a text. */
function collectGrams(text: string, grams: Set<string>): void {
  const after = (at: number): number => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
  let [first, second] = [0, after(0)]
  for (let third = after(second); third < text.length;) {
    const end = after(third)
    grams.add(text.slice(first, end))
    ;[first, second, third] = [second, third, end]
  }
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
      for (const { text } of list) collectGrams(`${text}${END}`, grams)
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
  const ofPart = new Set<string>()
  collectGrams(part, ofPart)
  const grams = [...ofPart]
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
