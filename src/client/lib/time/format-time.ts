const MINUTE = 60_000

/** Making a formatter costs a hundred times more than using one. By languages and options. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** How long until an allowance renews, in the largest unit that is not 0: `40 minutes`, `7 hours`, `12 days`. */
export function timeUntil(instant: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE))
  if (minutes < 60) return count(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day')
}

/**
 * An instant as the browser's user reads it: in the first of their languages that `Intl` supports, and in the zone of the
 * device unless `options` name another. Throws RangeError for a text that names no instant.
 */
export function formatDate(instant: string | Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([navigator.languages, options])
  const known = formatters.get(key)
  const formatter = known ?? new Intl.DateTimeFormat(languages(), options)
  if (!known) formatters.set(key, formatter)
  return formatter.format(new Date(instant))
}

/** The time of day of an instant where the user is or in `timeZone` (IANA), as `18:30` or `6:30 PM`. */
export function timeOfDay(instant: string, timeZone?: string): string {
  return formatDate(instant, { timeStyle: 'short', ...(timeZone && { timeZone }) })
}

/** The day of an instant where the user is, as `21 Nov`. */
export function shortDay(instant: string): string {
  return formatDate(instant, { day: 'numeric', month: 'short' })
}

/** The day of an instant where the user is, as `21 November 2026`; `Unknown` for a text that names none. */
export function longDay(instant: string): string {
  const isKnown = !Number.isNaN(Date.parse(instant))
  return isKnown ? formatDate(instant, { day: 'numeric', month: 'long', year: 'numeric' }) : 'Unknown'
}

/** A span of seconds as a clock shows it: `0:06`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** Some browsers report invalid language tags, such as `en-US@posix`. */
function languages(): string[] {
  return navigator.languages.filter((name) => {
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(name).length > 0
    } catch {
      return false
    }
  })
}
