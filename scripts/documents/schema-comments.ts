import { globSync, readFileSync } from 'node:fs'

/** What the comments in `db/schema/` say about a table and its columns. */
export interface TableComment {
  what: string
  columns: Record<string, string>
}

interface Declared extends TableComment {
  inherits: string | undefined
}

/** Words of a comment without its stars and line breaks. */
const words = (comment = '') => comment.replaceAll(/\s*\n\s*\* ?|\s+/gu, ' ').trim()

/** The comments of `db/schema/`, by the name of the table. Columns of an interface that is extended are included. */
export function readSchemaComments(): Record<string, TableComment> {
  const text = globSync('db/schema/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const declared = new Map<string, Declared>()
  for (const [, comment, name = '', inherits, body = ''] of text.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[^])*?)\*\/\n)?export interface (\w+)(?: extends (\w+))? \{\n([^]*?)^\}/gmu,
  )) {
    const columns = body.matchAll(/\/\*\*((?:(?!\*\/)[^])*?)\*\/\n {2}(\w+)\??:/gu)
    declared.set(name, {
      what: words(comment),
      columns: Object.fromEntries([...columns].map(([, said, column = '']) => [column, words(said)])),
      inherits,
    })
  }
  const columnsOf = (name: string | undefined): Record<string, string> => {
    const found = name === undefined ? undefined : declared.get(name)
    return found ? { ...columnsOf(found.inherits), ...found.columns } : {}
  }
  const [, tables = ''] = /interface Database \{\n([^]*?)^\}/mu.exec(text) ?? []
  return Object.fromEntries(
    [...tables.matchAll(/^ {2}(\w+): (\w+)$/gmu)].map(([, table = '', name = '']) => [
      table,
      { what: declared.get(name)?.what ?? '', columns: columnsOf(name) },
    ]),
  )
}
