import { AppError } from '../../errors.ts'
import { LIBRARY_QUOTA, TRASH_DAYS } from './library.constants.ts'
import type { LibraryItem } from './library.schema.ts'

/** The size of a library, or of an addition to it. */
export interface LibrarySize {
  items: number
  /** Bytes of titles, contents and metadata as UTF-8. */
  bytes: number
}

const UTF_8 = new TextEncoder()

/**
 * Bytes of an item that count towards the library's limit: title, content and metadata as UTF-8, as the database counts them.
 */
export function countBytes({ title, content, metadata }: Pick<LibraryItem, 'title' | 'content' | 'metadata'>): number {
  const texts = [title, content, metadata === null ? '' : JSON.stringify(metadata)]
  return texts.reduce((sum, text) => sum + UTF_8.encode(text).length, 0)
}

/** Whether a library of this size is within the limit. */
export const fitsLibrary = ({ items, bytes }: LibrarySize): boolean =>
  items <= LIBRARY_QUOTA.items && bytes <= LIBRARY_QUOTA.bytes

/** The refusal of an addition to a library of this size; `field` is its input. */
export function libraryFull(size: LibrarySize, needed: LibrarySize, field: 'content' | 'file'): AppError {
  const isOfItems = size.items + needed.items > LIBRARY_QUOTA.items
  const part = isOfItems ? 'items' : 'bytes'
  const say = isOfItems ? count : kilobytes
  const left = Math.max(0, LIBRARY_QUOTA[part] - size[part])
  const [need, rest, all] = [say(needed[part]), (isOfItems ? count : kilobytesLeft)(left), say(LIBRARY_QUOTA[part])]
  const message = `Your library is full: this needs ${need}, and of ${all} there are ${rest} left. Delete items one by one to make room; those deleted together stay in the trash for ${TRASH_DAYS} days.`
  return new AppError('FORBIDDEN', message, { field, reason: 'library_full' })
}

const count = (items: number): string => `${items.toLocaleString('en-US')} ${items === 1 ? 'item' : 'items'}`
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB of text`
const kilobytesLeft = (bytes: number): string => `${Math.floor(bytes / 1024).toLocaleString('en-US')} kB`
