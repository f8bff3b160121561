import type { PlannerPlatform, PlannerStatus } from '../../src/shared/features/planner/planner.constants.ts'
import type { OfVideo } from './videos.ts'

/** When and where an item of the library is to be published. */
export interface PlannerEntriesTable extends OfVideo {
  id: string
  user_id: string
  library_item_id: string
  platform: PlannerPlatform
  /** ISO 8601 in UTC. */
  scheduled_at: string
  /** IANA name of the zone in which it was planned; null where unknown. */
  time_zone: string | null
  description: string | null
  status: PlannerStatus
  /** When its owner was reminded by mail; null before that. */
  reminded_at: string | null
  /** The local day (`YYYY-MM-DD`) of the last mail. It stays when the entry is moved, so that no day is mailed twice. */
  reminded_on: string | null
  created_at: string
  updated_at: string
}

/** The last reminder mail of a user. */
export interface ReminderDaysTable {
  user_id: string
  /** Local day of the mail, `YYYY-MM-DD`. */
  day: string
  mails: number
}

/** The private calendar feed of a user. Only the hash of its token is stored. */
export interface CalendarFeedsTable {
  user_id: string
  token_hash: string
  created_at: string
}
