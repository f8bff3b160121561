import { type Kysely, type RootOperationNode, TableNode } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'

/** A write before which a server is cut off. */
export type Write = `${'insert' | 'update'} ${keyof Database}`

/** The same database, with `cut` instead of the first write of this kind, and of every later one. */
export function cutBefore(db: Kysely<Database>, write: Write, cut: () => never): Kysely<Database> {
  return db.withPlugin({
    transformQuery: ({ node }) => (describeWrite(node) === write ? cut() : node),
    transformResult: async ({ result }) => result,
  })
}

function describeWrite(node: RootOperationNode): string | undefined {
  if (node.kind === 'InsertQueryNode') return `insert ${node.into?.table.identifier.name ?? ''}`
  const { table } = node.kind === 'UpdateQueryNode' ? node : {}
  return table && TableNode.is(table) ? `update ${table.table.identifier.name}` : undefined
}
