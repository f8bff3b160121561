import { z } from 'zod'

/** A backup in the server's folder. Its path is a part of the command that restores it; it cannot be downloaded. */
export const Backup = z.object({
  /** `hookline`: by hand. `scheduled`: by the schedule. `before-migration`: by an upgrade. */
  kind: z.enum(['hookline', 'scheduled', 'before-migration']),
  at: z.iso.datetime(),
  bytes: z.number().int(),
  audioFiles: z.number().int(),
  /** Whether this version can use it: `older` is migrated at the start, `newer` needs a newer version. */
  fit: z.enum(['same', 'older', 'newer', 'damaged']),
  /** The command that restores it while the server is stopped. */
  restore: z.string(),
})
export type Backup = z.infer<typeof Backup>

/** Backups of a server with SQLite; on PostgreSQL the commands to make and restore one. */
export const BackupState = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sqlite'),
    /** When the schedule makes the next one; null without a schedule. */
    next: z.iso.datetime().nullable(),
    /** How many the schedule keeps. */
    keep: z.number().int(),
    /** Since when this process makes one; null while it makes none. */
    since: z.iso.datetime().nullable(),
    failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
    /** Newest first. */
    backups: z.array(Backup),
    /** The bucket of the audio, which these backups do not have; null where it is in the data folder. */
    bucket: z.string().nullable(),
  }),
  z.object({ kind: z.literal('postgres'), dump: z.string(), restore: z.string(), bucket: z.string().nullable() }),
])
export type BackupState = z.infer<typeof BackupState>

/** Where the bytes of this server are. */
export const Space = z.object({
  database: z.number().int(),
  /** Audio files that accounts have, and pieces of speech that are kept for a day. */
  audio: z.number().int(),
  pieces: z.number().int(),
  /** Uploads that are being received on this machine. */
  temporary: z.number().int(),
  /** Backups without audio, whose files share their space with the originals. */
  backups: z.number().int(),
  /** Of the disk with the data folder. */
  free: z.number().int(),
  size: z.number().int(),
  /** Bytes that are kept free there; 0 where nothing is stored in the data folder. */
  reserve: z.number().int(),
  /** Folders whose disk has less than its reserve, so that nothing new is stored. */
  low: z.array(z.string()),
})
export type Space = z.infer<typeof Space>

/** What an account has stored. */
export const AccountSpace = z.object({
  id: z.string(),
  email: z.string(),
  items: z.number().int(),
  /** Bytes of the library. */
  texts: z.number().int(),
  /** Bytes of audio files. */
  audio: z.number().int(),
})
export type AccountSpace = z.infer<typeof AccountSpace>

/** The last account of the page before. */
const AccountCursor = z.object({ bytes: z.number().int().min(0), id: z.string().max(100) })

export const AccountSpaceRequest = z.object({ cursor: AccountCursor.nullish() })

/** Accounts by the bytes that they have, most first. */
export const AccountSpacePage = z.object({
  accounts: z.array(AccountSpace),
  nextCursor: AccountCursor.nullable(),
})
export type AccountSpacePage = z.infer<typeof AccountSpacePage>

/** Whether a backup was begun: false where one is being made. */
export const BegunBackup = z.object({ isBegun: z.boolean() })
