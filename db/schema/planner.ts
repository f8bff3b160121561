import { type PlannerPlatform, type PlannerStatus } from '../../src/shared/features/planner/planner.constants.ts'

/** An item of the library and when it is to be published where. */
export interface PlannerEntriesTable {
  id: string
  user_id: string
  library_item_id: string
  platform: PlannerPlatform
  /** ISO 8601 in UTC. */
  scheduled_at: string
  /** IANA name of the zone in which it was planned; null where none was given. */
  time_zone: string | null
  description: string | null
  status: PlannerStatus
  /** When its owner was reminded by mail; null before. */
  reminded_at: string | null
  /** The local day (`YYYY-MM-DD`) of the last mail; it stays when the entry moves away, so that no day is mailed twice. */
  reminded_on: string | null
  created_at: string
  updated_at: string
}

/** The mails by which a user was reminded on one day. */
export interface ReminderDaysTable {
  user_id: string
  /** `YYYY-MM-DD`: the last day there was a mail on. */
  day: string
  mails: number
}

/** The private calendar feed of a user: only the hash of its token is known. */
export interface CalendarFeedsTable {
  user_id: string
  token_hash: string
  created_at: string
}
