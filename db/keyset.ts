import { type SelectQueryBuilder, sql, type StringReference } from 'kysely'

/** The values of two columns that order a list, the second of which is unique. */
export type Keyset = readonly [string, string]

/**
 * Compares a row's position in the order of two columns with another position, for pages that begin after the last row
 * of the previous page.
 */
export const keyset = (columns: readonly [string, string], operator: '<' | '>' | '<=' | '>=', place: Keyset) =>
  sql<boolean>`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) ${sql.raw(operator)} (${place[0]}, ${place[1]})`

/** Orders a list by two columns, from the row after `after` on, or from the start without it. */
export function afterKeyset<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  columns: readonly [StringReference<DB, TB>, StringReference<DB, TB>],
  direction: 'asc' | 'desc',
  after: Keyset | undefined,
): SelectQueryBuilder<DB, TB, O> {
  const ordered = query.orderBy(columns[0], direction).orderBy(columns[1], direction)
  return after ? ordered.where(keyset(columns, direction === 'asc' ? '>' : '<', after)) : ordered
}
