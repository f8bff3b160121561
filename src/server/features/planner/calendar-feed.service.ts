import { createHash } from 'node:crypto'
import { FEED_PATH } from '../../../shared/features/planner/planner.constants.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type CalendarFeedRepository } from './calendar-feed.repository.ts'
import { type PlannedEntry } from './planner.repository.ts'

/** Writes entries as one iCalendar text; `name` is what a calendar program calls it. */
export type WriteCalendar = (entries: readonly PlannedEntry[], about: { now: Date; name: string }) => string

const NAME = 'Hookline plan'

/**
 * The private feed of a plan: whoever has its address reads the plan, so it is shown once, kept as a hash, and ends when
 * it is renewed or revoked. Source: issue 7.
 */
export function createCalendarFeeds(deps: {
  repository: CalendarFeedRepository
  entries: { findAll(userId: string): Promise<PlannedEntry[]> }
  writeCalendar: WriteCalendar
  clock: Clock
  chance: Chance
  /** The address people use this server under, without a slash at its end. */
  origin: () => string
}) {
  const { repository, entries, writeCalendar, clock, chance, origin } = deps

  async function state(userId: string): Promise<{ since: string | null }> {
    return { since: (await repository.findSince(userId)) ?? null }
  }

  return {
    /** Whether there is a feed, and since when. */
    state,

    /** Makes the feed, or a new address for it: the old one ends. */
    async renew(userId: string): Promise<{ url: string }> {
      const token = chance.token()
      await repository.replace(userId, hashOf(token), clock.now())
      return { url: `${origin()}${FEED_PATH}${token}.ics` }
    },

    /** Ends the feed; nothing happens where there is none. */
    async revoke(userId: string): Promise<{ since: null }> {
      await repository.delete(userId)
      return { since: null }
    },

    /**
     * The plan that a token opens, and a mark that is the same as long as the plan is; undefined for a token that is
     * unknown or over.
     */
    async read(token: string): Promise<{ version: string; write: () => string } | undefined> {
      const userId = await repository.findOwner(hashOf(token))
      if (userId === undefined) return undefined
      const planned = await entries.findAll(userId)
      return {
        version: hashOf(JSON.stringify(planned)),
        write: () => writeCalendar(planned, { now: clock.now(), name: NAME }),
      }
    },

    exportOf: state,
  }
}

/** As the database keeps a token: SHA-256, hex. It has 256 random bits, so no salt is needed. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
