import type { ColumnType } from 'kysely'
import type { LibraryType } from '../../src/shared/features/library/library.constants.ts'
import type { KeptColumns } from './videos.ts'

/** A saved text. */
export interface LibraryItemsTable extends KeptColumns {
  id: string
  user_id: string
  title: string
  type: LibraryType
  content: string
  /** SHA-256 of the content, hex: the same content is stored once. */
  content_hash: string
  /** JSON list of texts. */
  tags: string
  is_favorite: number
  folder: string | null
  original_id: string | null
  /** JSON. */
  metadata: string | null
  /** When it was moved to the trash; null outside of it. */
  deleted_at: ColumnType<string | null, string | null | undefined, string | null>
  created_at: string
  updated_at: string
}
