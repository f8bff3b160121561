import { type Clock } from '../../../clock.ts'
import { type FaultKind, ProviderFault } from './provider-fault.ts'

/** How long each stage of a generation may last, in milliseconds. */
export interface TimeLimits {
  /** From the call until the request is on its way to the server. */
  connectMs: number
  /** From the call until the model writes its first token. */
  firstTokenMs: number
  /** The whole generation: every attempt, repair and top-up together. */
  wholeMs: number
}

/** Source: decisions 8, provider time-outs. */
export const TIME_LIMITS: TimeLimits = { connectMs: 10_000, firstTokenMs: 30_000, wholeMs: 120_000 }

/** A limit that runs: `signal` fires with a `ProviderFault` when it passes, unless `end` came first. */
export interface TimeLimit {
  readonly signal: AbortSignal
  end(): void
}

/** Starts a limit of `milliseconds`. The fault that its signal fires with is of the given kind. */
export function startTimeLimit(clock: Clock, milliseconds: number, kind: FaultKind): TimeLimit {
  const passed = new AbortController()
  const ended = new AbortController()
  clock.sleep(milliseconds, ended.signal).then(
    () => {
      if (!ended.signal.aborted) passed.abort(new ProviderFault(kind))
    },
    () => undefined,
  )
  return { signal: passed.signal, end: () => ended.abort() }
}
