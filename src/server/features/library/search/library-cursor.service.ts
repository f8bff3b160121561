import { hash } from 'node:crypto'
import { AppError } from '../../../../shared/errors.ts'
import { type Position } from './library-scan.repository.ts'

const MARK_LENGTH = 12

/** The position of the next page as an opaque text, valid for this user only. */
export function writeCursor(userId: string, { createdAt, id }: Position): string {
  const place = `${createdAt} ${id}`
  return Buffer.from(`${computeMark(userId, place)}${place}`).toString('base64url')
}

/** Parses the result of `writeCursor` for the same user. Throws BAD_REQUEST with field `cursor` for anything else. */
export function readCursor(userId: string, cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const place = text.slice(MARK_LENGTH)
  const [, createdAt, id] = /^(\S+) (.+)$/su.exec(place) ?? []
  if (createdAt === undefined || id === undefined || computeMark(userId, place) !== text.slice(0, MARK_LENGTH)) {
    throw new AppError('BAD_REQUEST', 'This cursor is not one of your list. Begin again without it.', {
      field: 'cursor',
    })
  }
  return { createdAt, id }
}

const computeMark = (userId: string, place: string): string =>
  hash('sha256', `${userId} ${place}`, 'base64url').slice(0, MARK_LENGTH)
