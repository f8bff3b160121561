import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type EspeakOrder } from './espeak-voices.ts'
import { type Speaker, type Spoken } from './start-speaker.ts'

/** Milliseconds after which a piece has failed. Source: docs/product-rules.md#time-limits. */
const PIECE_MS = 120_000
/** A piece that crashes its process is tried once more in a new one. */
const MOST_ATTEMPTS = 2
/** Milliseconds for which a piece that crashed two processes is refused, because callers retry. */
const REFUSED_MS = 60_000
const MOST_REFUSED = 100

const FAILED = 'The offline voice failed. Try again, or word the text differently.'
const TOO_SLOW = 'The offline voice took too long. Try a shorter text.'

/** The synthesizer's process, replaced when it dies. It takes one order at a time. */
export function createEspeakProcess({ clock, start }: { clock: Clock; start: () => Speaker }) {
  let child: Speaker | undefined
  /** Times at which orders crashed their second process, oldest first. */
  const deadly = new Map<string, number>()

  /** Ends the process, if there is one. The next order starts another. */
  async function rest(): Promise<void> {
    const ending = child
    child = undefined
    await ending?.stop()
  }

  function remember(name: string): void {
    deadly.delete(name)
    deadly.set(name, clock.now().getTime())
    const [oldest = ''] = deadly.keys()
    if (deadly.size > MOST_REFUSED) deadly.delete(oldest)
  }

  async function attempt(order: EspeakOrder): Promise<Spoken> {
    child ??= start()
    const spoken = new AbortController()
    const late = clock.sleep(PIECE_MS, spoken.signal).then(() => {
      throw new AppError('GATEWAY_TIMEOUT', TOO_SLOW)
    })
    try {
      return await Promise.race([child.speak(order), late])
    } finally {
      late.catch(() => undefined)
      spoken.abort()
    }
  }

  return {
    rest,

    /** Resolves once it is spoken. Throws BAD_GATEWAY where the process dies, twice while `isWanted`, and GATEWAY_TIMEOUT. */
    async speak(order: EspeakOrder, isWanted: () => boolean): Promise<Spoken> {
      const name = JSON.stringify(order)
      if (clock.now().getTime() - (deadly.get(name) ?? -Infinity) < REFUSED_MS)
        throw new AppError('BAD_GATEWAY', FAILED)
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt(order)
        } catch (error) {
          await rest()
          if (error instanceof AppError) throw error
          if (attempts === MOST_ATTEMPTS) remember(name)
          if (attempts === MOST_ATTEMPTS || !isWanted()) throw new AppError('BAD_GATEWAY', FAILED, { cause: error })
        }
      }
    },
  }
}
