import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'
import { type JobKind } from './job-kinds.ts'

/** A job to add. It has ids, no text of a user and no secret. */
export interface NewJob {
  kind: JobKind
  /** The user with whom it is deleted. Null for no user; the job must look the same from outside. */
  userId: string | null
  data?: Readonly<Record<string, string>>
  /** For a kind with keys: nothing is added while a job with this key waits or runs. */
  key?: string
  /** When it is due; now by default. */
  at?: Date
}

/** Adds jobs in the transaction that causes them; they commit or roll back with it. */
export type Enqueue = (trx: Kysely<Database>) => Promise<void>

/** A running job of this process. */
export interface Job {
  /** The same for every attempt. */
  id: string
  userId: string | null
  data: Readonly<Record<string, string>>
  /** Fires when the process stops, and when another one has taken the job over. */
  signal: AbortSignal
  /**
   * Call before what must not be done twice. Returns false where another process has taken the job over; otherwise none
   * does for some seconds.
   */
  renew(): Promise<boolean>
}

/** Recurring work. One of all processes runs a round, and never two at once. */
export interface Schedule {
  name: string
  /** 1 or 60. */
  everyMinutes: number
  work(signal: AbortSignal): Promise<void>
}

/** A failed attempt. */
export interface JobFailure {
  /** The kind, or the name of a schedule. */
  what: string
  /** Undefined for a round of a schedule. */
  jobId?: string
  /** Whether it was the last attempt, and the job is a dead letter. */
  isLast: boolean
  error: unknown
}

/** The work of a process. */
export interface JobWork {
  /** A handler's error is reported, and the job is tried again by the rules of its kind. */
  handlers: Record<JobKind, (job: Job) => Promise<void>>
  /** A round's error is reported, and the next round follows. */
  schedules: readonly Schedule[]
  onFailure(failure: JobFailure): void
}

/** A job that failed for the last time. */
export interface DeadLetter {
  id: string
  kind: string
  userId: string | null
  /** The subject of a mail, such as `reset`; null for jobs without one. */
  about: string | null
  createdAt: Date
  failedAt: Date
  /** The last failure, without the provider's message. */
  failure: string
}

/** Jobs of all processes: `waiting` for their time or their next attempt, `running`, and dead letters. */
export interface JobCounts {
  waiting: number
  running: number
  dead: number
}

/**
 * Work that outlives the request and the process that caused it. One of all processes on the database runs a job. A
 * process that dies holds a job for at most 20 s, which counts as an attempt. So a handler may run twice; it calls
 * `renew` before what must not be done twice.
 */
export interface Jobs {
  /** Adds a job, as a part of the transaction `trx` if given: it exists if and only if that commits. */
  add(job: NewJob, trx?: Kysely<Database>): Promise<void>
  /** Removes every job of a user, dead letters included. */
  removeAllOf(userId: string): Promise<void>
  /** Dead letters, oldest first, at most a thousand. They are deleted after 30 days. */
  deadLetters(): Promise<DeadLetter[]>
  /** Numbers of jobs, seconds old at most. Rounds of schedules are not counted. */
  counts(): Promise<JobCounts>
  /** Requeues one dead letter as new, or every one. Returns their number: 0 for an id that is none. */
  retryDeadLetters(id?: string): Promise<number>
  /** Starts working: due jobs are started within seconds. */
  start(work: JobWork): Promise<void>
  /** Starts nothing more, aborts what is running, waits for it, and releases the rest. */
  stop(): Promise<void>
}

/** Days for which dead letters are stored. */
export const DEAD_LETTER_DAYS = 30
