import { CompiledQuery, type Kysely } from 'kysely'
import { isSqlite } from './dialect.ts'

/** A text that became searchable, and when its item was made. */
interface NewText {
  user_id: string
  created_at: string
  text: string
}

/** Bits of a month: 16 kB, of which ordinary texts of some thousand items set a tenth. */
const BITS = 2 ** 17
/** Months that are read at once, half a megabyte. */
const MONTHS_AT_ONCE = 32

/** The part of a date by which grams are kept: the month. */
const monthOf = (createdAt: string): string => createdAt.slice(0, 7)

/** The bit of one to three characters in a row, of which those that are not there are 0. Two grams may have the same. */
function bitOf(first: number, second: number, third: number): number {
  let mixed = Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x27d4eb2f) ^ third
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % BITS
}

const has = (grams: Uint8Array, bit: number): boolean => ((grams[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0

/** Returns whether the bit was not set. */
function mark(grams: Uint8Array, bit: number): boolean {
  if (has(grams, bit)) return false
  grams[bit >> 3] = (grams[bit >> 3] ?? 0) | (1 << (bit & 7))
  return true
}

/** Sets the bit of every character of a text, of every two and of every three in a row. Returns whether one was not set. */
function markGrams(text: string, grams: Uint8Array): boolean {
  let isNew = false
  let first = 0
  let second = 0
  for (let at = 0; at < text.length; at += 1) {
    const third = text.codePointAt(at) ?? 0
    if (third > 0xffff) at += 1
    if (mark(grams, bitOf(0, 0, third))) isNew = true
    if (mark(grams, bitOf(0, second, third))) isNew = true
    if (mark(grams, bitOf(first, second, third))) isNew = true
    first = second
    second = third
  }
  return isNew
}

/** The bits that a text has in which `part` occurs. */
function bitsOf(part: string): number[] {
  const points = Array.from(part, (character) => character.codePointAt(0) ?? 0)
  if (points.length < 3) return [bitOf(0, points.at(-2) ?? 0, points.at(-1) ?? 0)]
  return points.slice(2).map((third, index) => bitOf(points[index] ?? 0, points[index + 1] ?? 0, third))
}

/**
 * Notes which characters the texts of a month have in a row, so that a search on SQLite reads only months that can have what it
 * looks for. A month is as long as any other, whatever is in it, and none of it is taken out before its last item goes: a bit
 * too many costs time and no more. Belongs into the transaction that writes the texts. Does nothing on PostgreSQL, which has no
 * such table.
 */
export async function addGrams<DB>(db: Kysely<DB>, texts: readonly NewText[]): Promise<void> {
  if (!isSqlite(db)) return
  for (const [userId, ofUser] of Map.groupBy(texts, (text) => text.user_id)) {
    for (const [month, list] of Map.groupBy(ofUser, (text) => monthOf(text.created_at))) {
      const { rows } = await db.executeQuery<{ grams: Uint8Array }>(
        CompiledQuery.raw('select grams from library_grams where user_id = ? and month = ?', [userId, month]),
      )
      const grams = Buffer.from(rows[0]?.grams ?? new Uint8Array(BITS / 8))
      const isNew = list.filter(({ text }) => markGrams(text, grams)).length > 0
      if (!isNew) continue
      await db.executeQuery(
        CompiledQuery.raw(
          'insert into library_grams values (?, ?, ?) on conflict do update set grams = excluded.grams',
          [userId, month, grams],
        ),
      )
    }
  }
}

/** Months up to that of an instant in which a text of a user can have `part`, the newest first. On SQLite alone. */
export async function* monthsWith<DB>(
  db: Kysely<DB>,
  userId: string,
  part: string,
  createdAt: string,
): AsyncGenerator<string, void> {
  const bits = bitsOf(part)
  for (let below = `${monthOf(createdAt)}~`; ;) {
    const { rows } = await db.executeQuery<{ month: string; grams: Uint8Array }>(
      CompiledQuery.raw(
        'select month, grams from library_grams where user_id = ? and month < ? order by month desc limit ?',
        [userId, below, MONTHS_AT_ONCE],
      ),
    )
    for (const { month, grams } of rows) if (bits.every((bit) => has(grams, bit))) yield month
    const last = rows.at(-1)
    if (!last || rows.length < MONTHS_AT_ONCE) return
    below = last.month
  }
}
