import { type Random } from '../runtime/random.ts'
import { type Clock } from '../runtime/clock.ts'

/** Around when and with what ids the content is made. `timeZone` is the IANA name of the zone its days are of. */
export interface DemoContext {
  clock: Clock
  random: Random
  timeZone: string
}
