import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../runtime/clock.ts'
import { AddressRefused, type Mailer } from '../../providers/mail/mail.port.ts'
import { type Job, type Jobs } from '../../runtime/jobs/jobs.port.ts'
import { MOST_LISTED, reminderMail } from './planner.mail.ts'
import { createReminderDays } from './reminder-days.service.ts'
import { type EntryPosition } from './planner.repository.ts'
import {
  type AwaitingEntry,
  type AwaitingMail,
  type AwaitingPage,
  type ReminderRepository,
} from './reminder.repository.ts'

/** Milliseconds of the longest local day; due entries are not farther from now. */
const LONGEST_DAY_MS = 26 * 60 * 60_000
/** Entries read or claimed at a time, with a yield to the event loop between them. */
const AT_ONCE = 250
/** Mails to a user on one day: the first lists everything, further ones what is planned later on that day. */
const MOST_MAILS = 3

/** The recipient of a reminder, and its unsubscribe link, which can be deleted where the mail is not sent. */
export interface Reader {
  email: string
  unsubscribe: { url: string; withdraw: () => Promise<void> }
}

/**
 * Sends one mail on the day of an entry, and at most two more for entries added later on that day. Each is a job of its
 * user, of which one exists at a time. Entries are claimed before the mail is sent, so that a crash in between loses a
 * mail but never sends it twice. A mail that the server refuses is released and tried again on that day, unless the
 * address was refused. A mail without an answer may have been delivered and is not tried again.
 */
export function createReminders(deps: {
  repository: ReminderRepository
  jobs: Pick<Jobs, 'add'>
  mailer: Pick<Mailer, 'send'>
  /** Undefined for a deleted user. */
  findReader(userId: string): Promise<Reader | undefined>
  clock: Clock
  supportEmail: string
  /** The public address of the server, without a trailing slash. */
  origin: () => string
  /** Called with a mail that no later attempt would deliver. */
  report(error: unknown): void
}) {
  const { repository, jobs, mailer, clock } = deps
  const days = createReminderDays()

  /** All due entries that await a reminder, in pages. */
  async function* duePages(
    now: Date,
    next: (limit: number, after: EntryPosition | undefined) => Promise<AwaitingPage>,
  ): AsyncGenerator<AwaitingMail[], void> {
    for (let after: EntryPosition | undefined; ;) {
      const { entries, last } = await next(AT_ONCE, after)
      // Yields to requests, because SQLite runs in this thread.
      await nextTurn()
      yield await days.findDue(entries, now.toISOString())
      if (!last) return
      after = last
    }
  }

  /**
   * Claims entries in parts. Returns those that were claimed, in order. An entry that was moved after it was read
   * belongs to another day.
   */
  async function claim(userId: string, due: readonly AwaitingEntry[], now: Date) {
    const at = now.toISOString()
    const claimed = new Set<string>()
    for (const [day, ofDay] of Map.groupBy(due, (entry) => days.findDate(entry, at))) {
      for (let from = 0; from < ofDay.length; from += AT_ONCE) {
        const ids = idsOf(ofDay.slice(from, from + AT_ONCE))
        const taken = await repository.claim(userId, ids, { day, now })
        const moved = taken.filter((entry) => !days.isDue(entry, at))
        if (moved.length > 0) await release(userId, moved, now)
        for (const entry of taken) if (!moved.includes(entry)) claimed.add(entry.id)
        await nextTurn()
      }
    }
    return due.filter(({ id }) => claimed.has(id))
  }

  async function release(userId: string, entries: readonly AwaitingEntry[], claimedAt: Date): Promise<void> {
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      await repository.release(userId, idsOf(entries.slice(from, from + AT_ONCE)), claimedAt)
      await nextTurn()
    }
  }

  /** Mails entries. Returns whether there was anything to mail and a recipient. Throws the mailer's errors. */
  async function send(userId: string, entries: readonly AwaitingEntry[]): Promise<boolean> {
    if (entries.length === 0) return false
    const [first, ...others] = await repository.findMailed(userId, idsOf(entries.slice(0, MOST_LISTED)))
    const reader = first && (await deps.findReader(userId))
    if (!reader) return false
    const { email: to, unsubscribe } = reader
    const planUrl = `${deps.origin()}/library?tab=planner`
    const about = { count: entries.length, supportEmail: deps.supportEmail, planUrl, unsubscribeUrl: unsubscribe.url }
    try {
      await mailer.send({ to, unsubscribeUrl: unsubscribe.url, ...reminderMail([first, ...others], about) })
    } catch (error) {
      if (!mayBeOut(error)) await unsubscribe.withdraw()
      throw error
    }
    return true
  }

  /**
   * Reminds the user of a job of their due entries, unless they had their mails of the day. Throws errors that a later
   * attempt may not have.
   */
  async function remind({ userId }: Pick<Job, 'userId'>): Promise<void> {
    if (userId === null) return
    const now = clock.now()
    const pages = duePages(now, (limit, after) => repository.findByUser(userId, around(now), limit, after))
    const due = (await Array.fromAsync(pages)).flat()
    // The latest date, where the zones of a user have two.
    const at = now.toISOString()
    const dates = due.map((entry) => days.findDate(entry, at))
    const day = dates.reduce((last, date) => (date > last ? date : last), '')
    if (day === '' || !(await repository.beginMail(userId, day, MOST_MAILS))) return
    let mails = 0
    try {
      mails = (await send(userId, await claim(userId, due, now))) ? 1 : 0
    } catch (error) {
      if (mayBeOut(error)) mails = 1
      else await release(userId, due, now)
      if (!(error instanceof AddressRefused)) throw error
      // No further attempt is made on that day.
      mails = MOST_MAILS
      deps.report(error)
    } finally {
      await repository.endMail(userId, mails)
    }
  }

  return {
    remind,

    /** Adds a job for each user with due entries, unless they had their mails of the day, until `stopping` fires. */
    async sweep(stopping: AbortSignal): Promise<void> {
      const now = clock.now()
      const users = new Set<string>()
      const pages = duePages(now, (limit, after) => repository.findAwaiting(around(now), limit, after))
      for await (const due of pages) {
        for (const entry of due) {
          const hadAll = entry.mails >= MOST_MAILS && days.findDate(entry, now.toISOString()) <= entry.mailDay
          if (!hadAll) users.add(entry.userId)
        }
      }
      for (const userId of users) {
        if (stopping.aborted) return
        await jobs.add({ kind: 'reminder', userId, key: userId })
      }
    },

    /** The stored data of the mails to a user. */
    exportData: (userId: string) => repository.exportAll(userId),
  }
}

/** Whether a mail may have been delivered in spite of this error. */
function mayBeOut(error: unknown): boolean {
  return error instanceof AppError && error.code === 'GATEWAY_TIMEOUT'
}

function around(now: Date): { from: Date; to: Date } {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return { from: shifted(-LONGEST_DAY_MS), to: shifted(LONGEST_DAY_MS) }
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id)
}
