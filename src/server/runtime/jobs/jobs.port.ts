import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'
import { type JobKind } from './job-kinds.ts'

/** The task. It has ids, no text of a user and no secret. */
export interface NewJob {
  kind: JobKind
  /** The user it is for, and with whom it is deleted; null where it is for no user, and must still look like one that is. */
  userId: string | null
  data?: Readonly<Record<string, string>>
  /** For a kind with keys: where one of this key waits or is running, nothing is added. */
  key?: string
  /** When it is due; at once by default. */
  at?: Date
}

/** Adds jobs in the transaction that causes them; they commit or roll back with it. */
export type Enqueue = (trx: Kysely<Database>) => Promise<void>

/** A job that is running in this process. */
export interface Job {
  /** The same for every attempt. */
  id: string
  userId: string | null
  data: Readonly<Record<string, string>>
  /** Fires when the process stops, and when another one has taken the job over. */
  signal: AbortSignal
  /** Before what must not be done twice: false where another process has taken the job over. None does for some seconds after. */
  renew(): Promise<boolean>
}

/** Recurring work. One process of all does a round, and never two at once. */
export interface Schedule {
  name: string
  /** 1, or 60. */
  everyMinutes: number
  work(signal: AbortSignal): Promise<void>
}

/** An attempt that failed. */
export interface JobFailure {
  /** The kind, or the name of a schedule. */
  what: string
  /** Undefined for a round of a schedule. */
  jobId?: string
  /** Whether it was the last one, and the job is a dead letter. */
  isLast: boolean
  error: unknown
}

/** What a process does. */
export interface JobWork {
  /** An error of a handler is reported, and the job is tried again by the rules of its kind. */
  handlers: Record<JobKind, (job: Job) => Promise<void>>
  /** An error of a round is reported, and the next one follows. */
  schedules: readonly Schedule[]
  onFailure(failure: JobFailure): void
}

/** A job that failed for the last time. */
export interface DeadLetter {
  kind: string
  userId: string | null
  createdAt: Date
  failedAt: Date
  /** The last failure, without the provider's message. */
  failure: string
}

/**
 * Work that outlives the request and the process that caused it. A job is done by one process of all on the database; one
 * that dies holds a job for 20 s at most, and what it was at is an attempt. So a handler may run twice, but never knowingly
 * beside itself: it renews before what must not be done twice.
 */
export interface Jobs {
  /** Adds a job; as a part of the transaction `trx`, so that it is there if and only if that commits. */
  add(job: NewJob, trx?: Kysely<Database>): Promise<void>
  /** Removes every job of a user, dead letters too. */
  removeAllOf(userId: string): Promise<void>
  /** Oldest first, a thousand at most. They are kept for 30 days. */
  deadLetters(): Promise<DeadLetter[]>
  /** Has every dead letter tried again from the beginning. Returns how many there were. */
  retryDeadLetters(): Promise<number>
  /** Begins to work: due jobs are started within seconds. */
  start(work: JobWork): Promise<void>
  /** Begins nothing more, aborts what is running, waits for it, and releases what is left. */
  stop(): Promise<void>
}

/** How long dead letters are kept, in days. */
export const DEAD_LETTER_DAYS = 30
