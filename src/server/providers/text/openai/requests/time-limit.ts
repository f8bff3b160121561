import { TEXT_LIMITS } from '../../../../../shared/provider-limits.ts'
import { type Clock } from '../../../../runtime/clock.ts'
import { isOpenAiAddress } from './openai-client.ts'
import { type FaultKind, ProviderFault } from '../faults/provider-fault.ts'

/** How long each stage of a generation may last, in milliseconds. */
export interface TimeLimits {
  /** From the call until the model writes its first token; so long a server may load its model, too. */
  firstTokenMs: number
  totalMs: number
  /** What the total is that of: a generation with every attempt, repair and top-up, or each of its calls. */
  totalOf: 'generation' | 'call'
}

/** The limits for a server, with the numbers that its host has set instead of the usual ones. */
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

/** A running limit: `signal` fires with a `ProviderFault` when it passes, unless `end` was called first. */
interface TimeLimit {
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
