import { type SelectQueryBuilder, sql, type StringReference } from 'kysely'

/** The values of two columns that order a list, the second of which is unique. */
export type Keyset = readonly [string, string]

/** Compares the place of a row in the order of two columns with another place: a page begins behind the last row of the one before. */
export const keyset = (columns: readonly [string, string], operator: '<' | '>' | '<=' | '>=', place: Keyset) =>
  sql<boolean>`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) ${sql.raw(operator)} (${place[0]}, ${place[1]})`

/** A list in the order of two columns, from the row behind `after` on; all of it where there is none. */
export function afterKeyset<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  columns: readonly [StringReference<DB, TB>, StringReference<DB, TB>],
  direction: 'asc' | 'desc',
  after: Keyset | undefined,
): SelectQueryBuilder<DB, TB, O> {
  const ordered = query.orderBy(columns[0], direction).orderBy(columns[1], direction)
  return after ? ordered.where(keyset(columns, direction === 'asc' ? '>' : '<', after)) : ordered
}
