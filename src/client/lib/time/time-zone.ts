import { resolveTimeZone } from '../../../shared/features/planner/planner.rules.ts'

/** Returns the device's time zone (IANA), or UTC if the browser names none that its own `Intl` supports. */
export function browserTimeZone(): string {
  return resolveTimeZone({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
}
