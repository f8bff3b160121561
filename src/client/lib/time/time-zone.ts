import { resolveTimeZone } from '../../../shared/features/planner/planner.rules.ts'

/** The IANA name of the zone that this device's clocks are in; UTC where it names none that its own `Intl` knows. */
export function browserTimeZone(): string {
  return resolveTimeZone({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
}
