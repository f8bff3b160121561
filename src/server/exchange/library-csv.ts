import { stringify } from 'csv-stringify/sync'
import { readableContent } from '../../shared/features/library/library.rules.ts'
import { type LibraryItem } from '../../shared/features/library/library.schema.ts'

const COLUMNS = ['Title', 'Type', 'Content', 'Tags', 'Created']
const ROWS_AT_ONCE = 50
/** Once its line ends are set, the package quotes no others, and what follows a lone one would begin a row. */
const LINES = { record_delimiter: 'windows', quote_record_delimiter: true } as const

/**
 * Items as CSV (RFC 4180), some rows at a time. It begins with a byte order mark, without which Excel takes UTF-8 for Latin-1; a
 * cell that a spreadsheet would run as a formula gets an apostrophe in front. Source: spec section 7, issue 7.
 */
export async function* libraryCsv(
  items: AsyncIterable<Pick<LibraryItem, 'title' | 'type' | 'content' | 'tags' | 'createdAt'>>,
): AsyncGenerator<string> {
  yield stringify([COLUMNS], { ...LINES, bom: true })
  let rows: string[][] = []
  for await (const { title, type, content, tags, createdAt } of items) {
    rows.push([title, type, readableContent(content), tags.join(', '), createdAt])
    if (rows.length < ROWS_AT_ONCE) continue
    yield toCsv(rows)
    rows = []
  }
  if (rows.length > 0) yield toCsv(rows)
}

const toCsv = (rows: string[][]): string => stringify(rows, { ...LINES, escape_formulas: true })
