const MINUTE = 60_000

/** How long until an allowance renews, in the largest unit that tells something: `40 min`, `7 h`, `12 d`. */
export function timeUntil(instant: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`
}

/** The time of day of an instant where the user is, as `01:00`. */
export function timeOfDay(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** The day of an instant where the user is, as `21 Nov`. */
export function shortDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}

/** The day of an instant where the user is, as `21 November 2026`; `Unknown` for a text that names none. */
export function longDay(instant: string): string {
  const day = new Date(instant)
  return Number.isNaN(day.getTime())
    ? 'Unknown'
    : day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}

/** A span of seconds as a clock shows it: `0:06`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`
}
