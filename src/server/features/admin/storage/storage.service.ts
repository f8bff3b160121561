import {
  type AccountSpacePage,
  type BackupState,
  type Space,
} from '../../../../shared/features/admin/storage.schema.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type AccountEmails } from '../account-emails.repository.ts'
import { type StorageRepository } from './storage.repository.ts'

/** Accounts of a page, and accounts that are listed. */
const PAGE = 20
const MOST_LISTED = 1_000
/** Milliseconds for which the order of the accounts is remembered: it takes longer than any page of it. */
const REMEMBERED_MS = 60_000

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
  emails: AccountEmails
  clock: Clock
  /** Undefined on PostgreSQL. */
  backups: Backups | undefined
  /** The bucket of the audio; null where it is in the data folder. */
  bucket: string | null
  findTemporaryBytes(): Promise<number>
  findDiskSpace(): Promise<{ size: number; free: number }>
  diskReserve: { state(): Promise<{ reserve: number; low: string[] }> }
  inBackground(work: () => Promise<unknown>): void
}) {
  const { repository, emails, clock, backups, bucket, findTemporaryBytes, findDiskSpace, diskReserve, inBackground } =
    deps
  let ranking: { at: number; accounts: ReturnType<StorageRepository['findLargest']> } | undefined

  /** The accounts with the most bytes, as they were within the last minute. */
  function rank(): ReturnType<StorageRepository['findLargest']> {
    const now = clock.now().getTime()
    if (!ranking || now - ranking.at >= REMEMBERED_MS) {
      // Databases order ids by their collation.
      const accounts = repository.findLargest(MOST_LISTED).then((found) => found.toSorted(byBytes))
      accounts.catch(() => (ranking = undefined))
      ranking = { at: now, accounts }
    }
    return ranking.accounts
  }

  return {
    /** Where the bytes of this server are. */
    async space(): Promise<Space> {
      const [database, audio, temporary, disk, reserve] = await Promise.all([
        repository.findDatabaseBytes(),
        repository.findAudioBytes(),
        findTemporaryBytes(),
        findDiskSpace(),
        diskReserve.state(),
      ])
      const copies = backups?.list().reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
      return { database, ...audio, temporary, backups: copies, ...disk, ...reserve }
    },

    /** A page of the thousand accounts with the most bytes. */
    async largest(cursor: { bytes: number; id: string } | undefined): Promise<AccountSpacePage> {
      const all = await rank()
      const after = cursor && { id: cursor.id, texts: cursor.bytes, audio: 0 }
      const found = after ? all.filter((one) => byBytes(after, one) < 0) : all
      const page = found.slice(0, PAGE)
      const known = await emails.findEmails(page.map(({ id }) => id))
      const last = found.length > PAGE ? page.at(-1) : undefined
      return {
        // Without accounts that were deleted since.
        accounts: page.flatMap((one) => {
          const email = known.get(one.id)
          return email === undefined ? [] : { ...one, email }
        }),
        nextCursor: last ? { bytes: bytesOf(last), id: last.id } : null,
      }
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

interface Sized {
  id: string
  texts: number
  audio: number
}

const bytesOf = ({ texts, audio }: Sized): number => texts + audio

/** Most bytes first, then by id. */
function byBytes(a: Sized, b: Sized): number {
  return bytesOf(b) - bytesOf(a) || (a.id < b.id ? -1 : Number(a.id > b.id))
}

/** A path as one word of a shell. */
function quote(path: string): string {
  return /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
