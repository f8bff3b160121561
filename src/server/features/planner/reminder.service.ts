import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../runtime/clock.ts'
import { AddressRefused, type Mailer } from '../../providers/mail/mail.port.ts'
import { type Lease, type Leases } from '../../runtime/leases.ts'
import { MOST_LISTED, reminderMail } from './planner.mail.ts'
import { createReminderDays } from './reminder-days.service.ts'
import { type EntryPosition } from './planner.repository.ts'
import { type AwaitingEntry, type AwaitingPage, type ReminderRepository } from './reminder.repository.ts'

/** No local day is longer, so what is due lies no farther from now. */
const LONGEST_DAY_MS = 26 * 60 * 60_000
/** Entries that are read or claimed at once, with a yield to the event loop between them. */
const AT_ONCE = 250
/** Mails to a user on one day: the first tells of everything, the others of what is planned later on that day. */
const MOST_MAILS = 3
/** A mail that did not go out is tried again after this. */
const RETRY_MS = 15 * 60_000
/** After this many failures in a row the mail server counts as down, not the addresses as wrong. */
const FAILURES_OF_A_SERVER = 3

/** Whom a reminder goes to, and the link in it that ends these mails, which can be taken back where the mail does not go out. */
export interface Reader {
  email: string
  unsubscribe: { url: string; withdraw: () => Promise<void> }
}

/**
 * Sends one mail on the day of an entry, and at most two more for what is planned later on that day. Entries are
 * claimed before the mail goes out, so a crash in between loses that mail, but none is sent twice. A mail that the
 * server refuses is released and tried again on that day, unless the address was refused. A mail that got no answer may
 * have gone out and is not tried again.
 */
export function createReminders(deps: {
  repository: ReminderRepository
  leases: Pick<Leases, 'acquire'>
  mailer: Pick<Mailer, 'send'>
  /** Undefined for a user who is gone. */
  readerOf(userId: string): Promise<Reader | undefined>
  clock: Clock
  supportEmail: string
  /** The public address of the server, without a trailing slash. */
  origin: () => string
  /** Registers work that a shutdown waits for. Returns the function that ends it. */
  begin(): () => void
}) {
  const { repository, leases, mailer, clock } = deps
  const days = createReminderDays()
  /** By user: until when nothing is tried. Users whose mail failed last are tried last. */
  const waiting = new Map<string, number>()

  function wait(userId: string, now: Date): void {
    waiting.delete(userId)
    waiting.set(userId, now.getTime() + RETRY_MS)
  }

  /** All entries that await a reminder and are due, a page at a time. */
  async function* duePages(
    now: Date,
    next: (limit: number, after: EntryPosition | undefined) => Promise<AwaitingPage>,
  ): AsyncGenerator<AwaitingEntry[], void> {
    for (let after: EntryPosition | undefined; ;) {
      const { entries, last } = await next(AT_ONCE, after)
      // Yields to requests, because SQLite runs in this thread.
      await nextTurn()
      yield await days.dueOf(entries, now.toISOString())
      if (!last) return
      after = last
    }
  }

  /**
   * Takes entries in parts. One that was moved after it was looked at is another day's. Returns the others in their order. Throws
   * CONFLICT when another server has taken over; some may be taken then.
   */
  async function claim(userId: string, due: readonly AwaitingEntry[], now: Date, lease: Lease) {
    const at = now.toISOString()
    const claimed = new Set<string>()
    for (const [day, ofDay] of Map.groupBy(due, (entry) => days.dateOf(entry, at))) {
      for (let from = 0; from < ofDay.length; from += AT_ONCE) {
        const ids = idsOf(ofDay.slice(from, from + AT_ONCE))
        const taken = await repository.claim(userId, ids, { day, now }, lease.check)
        if (!taken) throw new AppError('CONFLICT', 'Another server reminds this user by now.')
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

  /** Tells of entries. Returns whether there was anything to tell and anybody. Throws what the mailer throws. */
  async function send(userId: string, entries: readonly AwaitingEntry[]): Promise<boolean> {
    if (entries.length === 0) return false
    const [first, ...others] = await repository.findTold(userId, idsOf(entries.slice(0, MOST_LISTED)))
    const reader = first && (await deps.readerOf(userId))
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

  /** Reminds a user of what is due, unless another server is at it or they had their mails of the day. Throws like `send`. */
  async function remind(userId: string): Promise<void> {
    const now = clock.now()
    const pages = duePages(now, (limit, after) => repository.findOf(userId, around(now), limit, after))
    const due = (await Array.fromAsync(pages)).flat()
    // The latest of them, where the zones of a user have two dates.
    const at = now.toISOString()
    const dates = due.map((entry) => days.dateOf(entry, at))
    const day = dates.reduce((last, date) => (date > last ? date : last), '')
    if (day === '') return
    const lease = await leases.acquire(userId, 'reminders')
    if (!lease) return wait(userId, now)
    try {
      if (await repository.beginMail(userId, day, MOST_MAILS, lease.check)) await remindOf(userId, due, now, lease)
      else wait(userId, now)
    } finally {
      await lease.release()
    }
  }

  /** The mail that `beginMail` has counted. */
  async function remindOf(userId: string, due: readonly AwaitingEntry[], now: Date, lease: Lease): Promise<void> {
    let mails = 0
    try {
      mails = (await send(userId, await claim(userId, due, now, lease))) ? 1 : 0
    } catch (error) {
      if (mayBeOut(error)) mails = 1
      else await release(userId, due, now)
      // Nothing else is tried on that day.
      if (error instanceof AddressRefused) mails = MOST_MAILS
      throw error
    } finally {
      await repository.endMail(userId, mails, lease.check)
    }
  }

  /** The users with something due, those without a recent failure first. */
  async function findDueUsers(now: Date): Promise<string[]> {
    const users = new Set<string>()
    const pages = duePages(now, (limit, after) => repository.findAwaiting(around(now), limit, after))
    for await (const due of pages) for (const { userId } of due) users.add(userId)
    const last = [...waiting].filter(([userId, until]) => users.has(userId) && until <= now.getTime())
    return [...[...users].filter((userId) => !waiting.has(userId)), ...last.map(([userId]) => userId)]
  }

  return {
    /**
     * Sends what is due now, one user after the other, until `stopping` fires. `report` hears of each mail that did not go
     * out; its user waits a quarter of an hour.
     */
    async sweep(report: (error: unknown) => void, stopping: AbortSignal): Promise<void> {
      const now = clock.now()
      for (const [userId, until] of waiting) if (until <= now.getTime() - LONGEST_DAY_MS) waiting.delete(userId)
      let failures = 0
      for (const userId of await findDueUsers(now)) {
        if (stopping.aborted || failures === FAILURES_OF_A_SERVER) return
        const over = deps.begin()
        try {
          await remind(userId)
          failures = 0
        } catch (error) {
          if (!(error instanceof AddressRefused)) failures += 1
          wait(userId, now)
          report(error)
        } finally {
          over()
        }
      }
    },

    /** What is kept of the mails to a user. */
    exportOf: (userId: string) => repository.exportAll(userId),
  }
}

/** Whether a mail that failed so may have gone out. */
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
