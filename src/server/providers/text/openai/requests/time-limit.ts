import { TEXT_LIMITS } from '../../../../../shared/provider-limits.ts'
import { type Clock } from '../../../../runtime/clock.ts'
import { isOpenAiAddress } from './openai-client.ts'
import { type FaultKind, ProviderFault } from '../faults/provider-fault.ts'

/** Time limits of a generation, in milliseconds. */
export interface TimeLimits {
  /** From the call to the first token, including the loading of a model. */
  firstTokenMs: number
  totalMs: number
  /** Scope of the total limit: a generation with every attempt, repair and top-up, or each of its calls. */
  totalOf: 'generation' | 'call'
}

/** The limits for a server, with the host's settings instead of the defaults. */
export function timeLimits(
  baseUrl: string | undefined,
  set: { firstTokenMs?: number | undefined; totalMs?: number | undefined } = {},
): TimeLimits {
  const isOpenAi = isOpenAiAddress(baseUrl)
  const { firstTokenMs, totalMs } = isOpenAi ? TEXT_LIMITS.openAi : TEXT_LIMITS.elsewhere
  return {
    firstTokenMs: set.firstTokenMs ?? firstTokenMs,
    totalMs: set.totalMs ?? totalMs,
    totalOf: isOpenAi ? 'generation' : 'call',
  }
}

/** A running limit. `signal` fires with a `ProviderFault` when it passes, unless `end` was called before. */
interface TimeLimit {
  readonly signal: AbortSignal
  end(): void
}

/** Starts a limit of `milliseconds`. Its signal fires with a fault of the given kind. */
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
