/** The last time that a daily time of day, such as `03:30` in the server's time zone, came before `now`. */
export function lastTimeOf(at: string, now: Date): Date {
  const today = onDayOf(at, now, 0)
  return today <= now ? today : onDayOf(at, now, -1)
}

/** The next time of it after `now`. */
export function nextTimeOf(at: string, now: Date): Date {
  const today = onDayOf(at, now, 0)
  return today > now ? today : onDayOf(at, now, 1)
}

function onDayOf(at: string, now: Date, days: number): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes)
}
