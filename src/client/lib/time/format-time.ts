import { isServer } from '../browser/is-server.ts'

const MINUTE = 60_000
const MOST_FORMATTERS = 100

/** Formatters by languages and options. Creating one costs about a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats the time until an allowance renews in its largest non-zero unit: `40 minutes`, `7 hours`, `12 days`. `instant` is ISO
 * 8601.
 */
export function timeUntil(instant: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE))
  if (minutes < 60) return count(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day')
}

/** Where and in which languages the reader of a render on the server is. */
let reader: { languages: readonly string[]; timeZone: string } = { languages: ['en'], timeZone: 'UTC' }

/** Sets the reader of what is rendered next. On the server only, right before a render, which is synchronous. */
export function setReader(next: typeof reader): void {
  reader = next
}

/**
 * Formats an instant in the first of the user's languages that `Intl` supports. Uses the device's time zone unless `options` name
 * another; on the server the languages and the zone of `setReader`. Throws a RangeError for an invalid instant.
 */
export function formatDate(instant: string | Date, options: Intl.DateTimeFormatOptions): string {
  const { languages, timeZone } = isServer ? reader : { languages: navigator.languages, timeZone: undefined }
  const key = JSON.stringify([languages, timeZone, options])
  const known = formatters.get(key)
  const formatter =
    known ?? new Intl.DateTimeFormat(languages.filter(isSupported), { ...(timeZone && { timeZone }), ...options })
  if (!known) {
    // On the server the languages are those of any request.
    if (formatters.size >= MOST_FORMATTERS) formatters.clear()
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(instant))
}

/** Formats the time of day in the device's zone or in `timeZone` (IANA): `18:30` or `6:30 PM`. */
export function timeOfDay(instant: string, timeZone?: string): string {
  return formatDate(instant, { timeStyle: 'short', ...(timeZone && { timeZone }) })
}

/** Formats day and time in the device's zone or in `timeZone` (IANA): `Wed 25 Nov, 18:00`. */
export function weekdayTime(instant: string, timeZone?: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short', ...(timeZone && { timeZone }) } as const
  return `${formatDate(instant, day)}, ${timeOfDay(instant, timeZone)}`
}

/** Formats the day in the device's zone: `21 Nov`. */
export function shortDay(instant: string): string {
  return formatDate(instant, { day: 'numeric', month: 'short' })
}

/** Formats the day in the device's zone: `21 November 2026`. Returns `Unknown` for an invalid instant. */
export function longDay(instant: string): string {
  const isKnown = !Number.isNaN(Date.parse(instant))
  return isKnown ? formatDate(instant, { day: 'numeric', month: 'long', year: 'numeric' }) : 'Unknown'
}

/** Formats a duration in seconds: `0:06`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** Some browsers report invalid language tags, such as `en-US@posix`. */
function isSupported(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}
