import { setImmediate } from 'node:timers/promises'
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { type PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { foldLines } from './fold-lines.ts'

const MINUTES = 30
const END = 'END:VCALENDAR'
/** Entries in each part of a long calendar. */
const AT_ONCE = 50

/** The fields of an entry in a calendar. `updatedAt` is its last change, undefined for an unchanged entry. */
export type CalendarEntry = Pick<
  PlannerEntry,
  'id' | 'title' | 'platform' | 'scheduledDate' | 'description' | 'createdAt'
> & { updatedAt?: string }

/**
 * Planned entries as an iCalendar file (RFC 5545), each 30 minutes long, published ones included. An entry has a fixed
 * `UID`, and its `SEQUENCE` grows with each change (seconds from its creation to its last change), so that programs use
 * the newer of two copies. Yields one part per entry, for plans of any length.
 */
export function* calendarParts(entries: readonly CalendarEntry[], calendar: { name: string }): Generator<string> {
  const { head, event } = openCalendar(calendar)
  yield head
  for (const entry of entries) yield event(entry)
  yield `${END}\r\n`
}

/**
 * Like `calendarParts`, for a plan that is read in pages: several entries per part, with a yield to the event loop
 * between parts.
 */
export async function* calendarStream(
  pages: AsyncIterable<readonly CalendarEntry[]>,
  calendar: { name: string },
): AsyncGenerator<string, void> {
  const { head, event } = openCalendar(calendar)
  yield head
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += AT_ONCE) {
      yield page
        .slice(from, from + AT_ONCE)
        .map(event)
        .join('')
      await setImmediate()
    }
  }
  yield `${END}\r\n`
}

/** The beginning of a calendar, and a function that formats an entry. */
function openCalendar({ name }: { name: string }) {
  const calendar = ical({
    name: escape(clean(name)),
    prodId: { company: 'Hookline', product: 'Planner', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  return {
    head: foldLines(calendar.toString()).slice(0, -END.length),
    // Formatted and folded one by one: the package's own folding takes 3 ms per event and would block the event loop.
    event(entry: CalendarEntry): string {
      const text = foldLines(calendar.createEvent(buildEvent(entry)).toString())
      calendar.clear()
      return text
    },
  }
}

function buildEvent({
  id,
  title,
  platform,
  scheduledDate,
  description,
  createdAt,
  updatedAt = createdAt,
}: CalendarEntry): ICalEventData {
  const start = new Date(scheduledDate)
  const created = new Date(createdAt)
  const lastModified = new Date(updatedAt)
  return {
    id: `${id}@hookline`,
    sequence: Math.max(0, Math.floor((lastModified.getTime() - created.getTime()) / 1_000)),
    // Not the time of reading: programs take a later one for a change.
    stamp: lastModified,
    start,
    end: new Date(start.getTime() + MINUTES * 60_000),
    summary: clean(`${platform}: ${title}`),
    ...(description && { description: clean(description) }),
    status: ICalEventStatus.CONFIRMED,
    // Free time: publishing blocks no time in the calendar.
    transparency: ICalEventTransparency.TRANSPARENT,
    created,
    lastModified,
  }
}

/** Escapes a text value. The package escapes texts of events but not the name. Source: RFC 5545 section 3.3.11. */
const escape = (text: string): string => text.replaceAll(/[\\;,]/gu, '\\$&').replaceAll(/\r\n|\r|\n/gu, '\\n')

/**
 * Text without the characters that RFC 5545 section 3.3.11 forbids (control characters but tab and line ends) and
 * without unpaired surrogates.
 */
function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu, '')
}
