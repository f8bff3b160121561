import { type Chance } from '../runtime/chance.ts'
import { type Clock } from '../runtime/clock.ts'

/** Around when and with what ids the content is made. `timeZone` is the IANA name of the zone its days are of. */
export interface DemoDesk {
  clock: Clock
  chance: Chance
  timeZone: string
}
