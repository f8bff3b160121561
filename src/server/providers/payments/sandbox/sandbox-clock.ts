import { z } from 'zod'
import { type Clock } from '../../../runtime/clock.ts'
import { type SandboxStore } from '../sandbox-store.port.ts'
import { addDuration, type Duration } from './billing/calendar.ts'
import { keepTrying } from './keep-trying.ts'

const CLOCK_ID = 'clock'
const Offset = z.object({ offsetMs: z.int() })

/** The sandbox's time: the real time plus a stored offset that all processes share. */
export interface SandboxClock {
  now(): Promise<Date>
  /** Advances the time and returns the new one. */
  advance(duration: Duration): Promise<Date>
}

export function createSandboxClock(store: SandboxStore, clock: Clock): SandboxClock {
  async function read() {
    const document = await store.find(CLOCK_ID)
    const { offsetMs } = document ? Offset.parse(document.data) : { offsetMs: 0 }
    return { version: document?.version ?? 0, now: new Date(clock.now().getTime() + offsetMs) }
  }
  return {
    now: async () => (await read()).now,
    advance: (duration) =>
      keepTrying(async () => {
        const { version, now } = await read()
        const moved = addDuration(now, duration)
        const data = { offsetMs: moved.getTime() - clock.now().getTime() }
        const saved = await store.save({ id: CLOCK_ID, kind: 'clock', customerId: null, data, version })
        return saved ? { done: moved } : undefined
      }),
  }
}
