import { AppError } from '../../../../shared/errors.ts'

/** A place in a list that is ordered by an instant and an id. */
export type Place = readonly [at: string, id: string]

/** The place of the next page as an opaque text. Only owners get it, who may see every place. */
export const writeCursor = ([at, id]: Place): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Parses the result of `writeCursor`. Throws BAD_REQUEST with field `cursor` for anything else. */
export function readCursor(cursor: string): Place {
  const [, at, id] = /^([\d:.TZ-]+) ([^\0]+)$/u.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at !== undefined && id !== undefined) return [at, id]
  throw new AppError('BAD_REQUEST', 'This cursor is not one of this list. Begin again without it.', { field: 'cursor' })
}
