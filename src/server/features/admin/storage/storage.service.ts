import {
  type AccountSpacePage,
  type BackupState,
  type Space,
} from '../../../../shared/features/admin/storage.schema.ts'
import { type StorageRepository } from './storage.repository.ts'

/** Accounts of a page. */
const PAGE = 20

const DUMP = 'pg_dump --format=custom --file="hookline-$(date +%F).dump" "$DATABASE_URL"'
const RESTORE = 'pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" hookline-2026-01-31.dump'

/** The backups of this server's SQLite file. */
interface Backups {
  keep: number
  next(): Date | undefined
  list(): {
    path: string
    kind: 'hookline' | 'scheduled' | 'before-migration'
    at: Date
    bytes: number
    audioFiles: number
    fit: 'same' | 'older' | 'newer' | 'damaged'
  }[]
  state(): { since: Date | undefined; failure: { at: Date; message: string } | undefined }
  make(kind: 'hookline'): Promise<boolean>
  runDue(): Promise<void>
}

/** What this server stores, and its backups. */
export function createStorage(deps: {
  repository: StorageRepository
  /** Undefined on PostgreSQL. */
  backups: Backups | undefined
  /** The bucket of the audio; null where it is in the data folder. */
  bucket: string | null
  findTemporaryBytes(): Promise<number>
  findDiskSpace(): Promise<{ size: number; free: number }>
  inBackground(work: () => Promise<unknown>): void
}) {
  const { repository, backups, bucket, findTemporaryBytes, findDiskSpace, inBackground } = deps
  return {
    /** Where the bytes of this server are. */
    async space(): Promise<Space> {
      const [database, audio, temporary, disk] = await Promise.all([
        repository.findDatabaseBytes(),
        repository.findAudioBytes(),
        findTemporaryBytes(),
        findDiskSpace(),
      ])
      const copies = backups?.list().reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
      return { database, ...audio, temporary, backups: copies, ...disk }
    },

    /** A page of the accounts with the most bytes. */
    async largest(cursor: { bytes: number; id: string } | undefined): Promise<AccountSpacePage> {
      const found = await repository.findLargest(cursor, PAGE + 1)
      const accounts = found.slice(0, PAGE)
      const last = found.length > PAGE ? accounts.at(-1) : undefined
      return { accounts, nextCursor: last ? { bytes: last.texts + last.audio, id: last.id } : null }
    },

    /** The backups, and the commands that restore them. */
    backups(): BackupState {
      if (!backups) return { kind: 'postgres', dump: DUMP, restore: RESTORE, bucket }
      const { since, failure } = backups.state()
      return {
        kind: 'sqlite',
        next: backups.next()?.toISOString() ?? null,
        keep: backups.keep,
        since: since?.toISOString() ?? null,
        failure: failure ? { at: failure.at.toISOString(), message: failure.message } : null,
        backups: backups.list().map(({ path, at, ...backup }) => ({
          ...backup,
          at: at.toISOString(),
          restore: `npm run restore -- ${quote(path)}`,
        })),
        bucket,
      }
    },

    /** Begins a backup, which goes on without the request. Returns false where one is being made, and on PostgreSQL. */
    beginBackup(): boolean {
      if (!backups || backups.state().since) return false
      inBackground(() => backups.make('hookline'))
      return true
    },

    /** Makes the backup of the schedule where it is due. */
    sweepBackups: async (): Promise<void> => backups?.runDue(),
  }
}

/** A path as one word of a shell. */
function quote(path: string): string {
  return /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
