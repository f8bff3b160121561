import { resolveTimeZone } from '../../../shared/features/planner/planner.rules.ts'

/** The IANA name of the zone of this device's clock; UTC where it names none that its own `Intl` supports. */
export function browserTimeZone(): string {
  return resolveTimeZone({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
}
