import { createHash } from 'node:crypto'
import { FEED_PATH } from '../../../shared/features/planner/planner.constants.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type CalendarFeedRepository } from './calendar-feed.repository.ts'
import { type PlannedEntry } from './planner.repository.ts'

/** The plan, read in pages. */
export interface FeedPlan {
  pages(userId: string): AsyncIterable<readonly PlannedEntry[]>
  /** As streamed iCalendar. */
  calendar(userId: string): AsyncIterable<string>
}

/**
 * The private calendar feed of a plan. Anyone who has its address can read the plan, so the address is shown once,
 * stored as a hash, and ends when it is renewed or revoked.
 */
export function createCalendarFeeds(deps: {
  repository: CalendarFeedRepository
  plan: FeedPlan
  /** Counts a request with a token. Throws TOO_MANY_REQUESTS. */
  throttle: { feed(token: string): Promise<unknown> }
  clock: Clock
  random: Random
  /** The public address of the server, without a trailing slash. */
  origin: () => string
}) {
  const { repository, plan, throttle, clock, random, origin } = deps

  async function state(userId: string): Promise<{ since: string | null }> {
    return { since: (await repository.findSince(userId)) ?? null }
  }

  return {
    /** Whether there is a feed, and since when. */
    state,

    /** Creates the feed, or a new address for it: the old address ends. */
    async renew(userId: string): Promise<{ url: string }> {
      const token = random.token()
      await repository.replace(userId, hashToken(token), clock.now())
      return { url: `${origin()}${FEED_PATH}${token}.ics` }
    },

    /** Ends the feed, if there is one. */
    async revoke(userId: string): Promise<{ since: null }> {
      await repository.delete(userId)
      return { since: null }
    },

    /**
     * The plan of a token, streamed, and a version that changes with the plan. Undefined for an unknown or revoked
     * token. Throws TOO_MANY_REQUESTS for a token in constant use.
     */
    async read(token: string): Promise<{ version: string; text: () => AsyncIterable<string> } | undefined> {
      const userId = await repository.findOwner(hashToken(token))
      if (userId === undefined) return undefined
      await throttle.feed(token)
      const version = createHash('sha256')
      for await (const page of plan.pages(userId)) version.update(JSON.stringify(page))
      return { version: version.digest('hex'), text: () => plan.calendar(userId) }
    },

    exportData: state,
  }
}

/** The stored form of a token: SHA-256, hex. It has 256 random bits, so no salt is needed. */
function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
