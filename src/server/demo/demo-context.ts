import { type Random } from '../runtime/random.ts'
import { type Clock } from '../runtime/clock.ts'

/** Time and ids for the content. `timeZone` is the IANA name of the zone that its days refer to. */
export interface DemoContext {
  clock: Clock
  random: Random
  timeZone: string
}
