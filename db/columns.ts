import { sql } from 'kysely'

/** Codecs between domain values and portable columns. Both dialects store the same text and numbers. */
export const flag = {
  encode: (value: boolean): number => (value ? 1 : 0),
  decode: (column: number): boolean => column === 1,
}

/** ISO 8601 in UTC with milliseconds, so that text order is time order. */
export const instant = {
  encode: (value: Date): string => value.toISOString(),
  decode: (column: string): Date => new Date(column),
}

/** JSON text. The reader knows the type because only its own repository writes the column. */
export const json = {
  encode: (value: unknown): string => JSON.stringify(value),
  decode: <T>(column: string): T => JSON.parse(column) as T,
}

/** Number of rows as `count`; PostgreSQL returns it as text. */
export const countAll = sql<number | string>`count(*)`.as('count')

/** A JSON list under its name, or no property where it is empty. */
export function optionalList<Name extends string>(name: Name, stored: string): { [Key in Name]?: string[] } {
  const list = json.decode<string[]>(stored)
  return list.length > 0 ? ({ [name]: list } as { [Key in Name]: string[] }) : {}
}
