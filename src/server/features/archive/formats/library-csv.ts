import { stringify } from 'csv-stringify/sync'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'

const COLUMNS = ['Title', 'Type', 'Content', 'Tags', 'Created']
const ROWS_AT_ONCE = 50
const LINES = { record_delimiter: 'windows' } as const
/** Characters that start a formula, after white space that programs skip. Some programs accept the full-width forms too. */
const FORMULA = /^[\s\uFEFF\u200B]*[=+\-@＝＋－＠]|^[\t\r]/u

/**
 * Items as CSV (RFC 4180), several rows at a time. Starts with a byte order mark, without which Excel reads UTF-8 as
 * Latin-1. A cell that a spreadsheet would run as a formula gets an apostrophe in front. Every cell is quoted, so that
 * programs that separate by semicolons read the same cells.
 */
export async function* libraryCsv(
  items: AsyncIterable<Pick<LibraryItem, 'title' | 'type' | 'content' | 'tags' | 'createdAt'>>,
): AsyncGenerator<string> {
  yield stringify([COLUMNS], { ...LINES, bom: true })
  let rows: string[][] = []
  for await (const { title, type, content, tags, createdAt } of items) {
    rows.push([title, type, contentText(content), tags.join(', '), createdAt].map(asText))
    if (rows.length < ROWS_AT_ONCE) continue
    yield toCsv(rows)
    rows = []
  }
  if (rows.length > 0) yield toCsv(rows)
}

const asText = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

const toCsv = (rows: string[][]): string => stringify(rows, { ...LINES, quoted: true, quoted_empty: true })
