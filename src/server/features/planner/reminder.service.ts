import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { REMINDER_TIME } from '../../../shared/features/planner/planner.constants.ts'
import { dayOf, timeOf, zoneOf } from '../../../shared/features/planner/planner.rules.ts'
import { type Clock } from '../../clock.ts'
import { type Mailer } from '../../providers/mail/mail.port.ts'
import { reminderMail } from './planner.mail.ts'
import { type AwaitingEntry, type ClaimedEntry, type ReminderRepository } from './reminder.repository.ts'

/** No local day is longer, so what is due lies no farther from now. */
const LONGEST_DAY_MS = 26 * 60 * 60_000
const PAGE = 500
/** Entries of one mail; of more, which nobody plans by hand, the next round tells. */
const MOST_IN_A_MAIL = 500
/** A mail that did not go out is tried again after this. */
const RETRY_MS = 15 * 60_000
/** So many failures one after the other mean that the mail server is away, not that an address is wrong. */
const FAILURES_OF_A_SERVER = 3

/** Whom a reminder goes to, and the link in it that ends these mails. */
export interface Reader {
  email: string
  unsubscribeUrl: string
}

/**
 * One mail on the day of what is planned. Source: issue 7. Entries are claimed before the mail goes out: a crash between the
 * two loses that mail, but none is ever sent twice. What the mail server refuses is given back and tried again on that day;
 * what it leaves without an answer may have gone out and is not.
 */
export function createReminders(deps: {
  repository: ReminderRepository
  mailer: Pick<Mailer, 'send'>
  /** Undefined for a user who is gone. */
  readerOf(userId: string): Promise<Reader | undefined>
  clock: Clock
  supportEmail: string
  /** The address people use this server under, without a slash at its end. */
  origin: () => string
  /** Says that work begins which closing has to wait for. Returns the way to say that it is over. */
  begin(): () => void
}) {
  const { repository, mailer, clock } = deps
  /** By user: until when nothing is tried. */
  const waiting = new Map<string, number>()

  async function send(userId: string, [first, ...others]: ClaimedEntry[]): Promise<void> {
    const reader = await deps.readerOf(userId)
    if (!first || !reader) return
    const { email: to, unsubscribeUrl } = reader
    const planUrl = `${deps.origin()}/library?tab=planner`
    const mail = reminderMail([first, ...others], { supportEmail: deps.supportEmail, planUrl, unsubscribeUrl })
    await mailer.send({ to, unsubscribeUrl, ...mail })
  }

  /** Reminds a user of what is due. Throws what the mailer throws. */
  async function remind(userId: string): Promise<void> {
    const now = clock.now()
    const awaiting = await repository.findOf(userId, around(now))
    const due = awaiting.filter((entry) => isDue(entry, now)).slice(0, MOST_IN_A_MAIL)
    if (due.length === 0) return
    const claimed = await repository.claim(userId, idsOf(due), now)
    // One that was moved after it was looked at is another day's.
    const moved = claimed.filter((entry) => !isDue(entry, now))
    if (moved.length > 0) await repository.release(userId, idsOf(moved), now)
    const mailed = claimed.filter((entry) => isDue(entry, now))
    try {
      await send(userId, mailed)
    } catch (error) {
      const mayBeOut = error instanceof AppError && error.code === 'GATEWAY_TIMEOUT'
      if (!mayBeOut) await repository.release(userId, idsOf(mailed), now)
      throw error
    }
  }

  async function findDueUsers(now: Date): Promise<Set<string>> {
    const users = new Set<string>()
    let page: AwaitingEntry[] = []
    do {
      page = await repository.findAwaiting(around(now), PAGE, page.at(-1))
      // Requests go first: SQLite answers in this thread, and so many clocks take their time.
      await nextTurn()
      for (const entry of page) if (isDue(entry, now)) users.add(entry.userId)
    } while (page.length === PAGE)
    return users
  }

  return {
    /**
     * Sends what is due now, one user after the other, until `stopping` fires. `report` hears of each mail that did not go
     * out; its user waits a quarter of an hour.
     */
    async sweep(report: (error: unknown) => void, stopping: AbortSignal): Promise<void> {
      const now = clock.now().getTime()
      for (const [userId, until] of waiting) if (until <= now) waiting.delete(userId)
      let failures = 0
      for (const userId of await findDueUsers(clock.now())) {
        if (stopping.aborted || failures === FAILURES_OF_A_SERVER) return
        if (waiting.has(userId)) continue
        const over = deps.begin()
        try {
          await remind(userId)
          failures = 0
        } catch (error) {
          failures += 1
          waiting.set(userId, now + RETRY_MS)
          report(error)
        } finally {
          over()
        }
      }
    },
  }
}

/** From eight in the morning to the end of the day for which an entry is planned, by the clocks of its zone. */
function isDue(entry: Pick<AwaitingEntry, 'scheduledDate' | 'timeZone'>, now: Date): boolean {
  const zone = zoneOf(entry)
  return dayOf(now, zone) === dayOf(entry.scheduledDate, zone) && timeOf(now, zone) >= REMINDER_TIME
}

function around(now: Date): { from: Date; to: Date } {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return { from: shifted(-LONGEST_DAY_MS), to: shifted(LONGEST_DAY_MS) }
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id)
}
