import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleType } from 'cockatiel'
import { AppError, DatabaseUnavailable } from '../../../shared/errors.ts'
import { type Clock } from '../clock.ts'

/** Consecutive failures after which the provider is not called. */
const FAILURES = 5
/** Seconds until one call tries the provider again. */
const OPEN_S = 30

/** A running call to the provider. Only its first report counts. */
export interface WatchedCall {
  /** The provider has begun to answer. */
  heard(): void
  /** The call is over, with its error if any. `isStopped`: the caller or this server ended it. */
  end(outcome: { error?: unknown; isStopped?: boolean }): void
}

/** `open`: the provider is not called. `trial`: one call tries whether it answers again. */
export interface BreakerState {
  state: 'closed' | 'open' | 'trial'
  /** When an open one tries again. */
  until: Date | undefined
}

export interface CircuitBreaker {
  /** Whether the provider is called, in this process. */
  state(): BreakerState
  /** Throws SERVICE_UNAVAILABLE while the provider does not answer and during a trial call. */
  requireClosed(): void
  /** A signal that fires, with the same refusal, when the provider stops answering. */
  opened(): AbortSignal
  /** Begins a call. Throws as `requireClosed` does. */
  begin(): WatchedCall
  /** Runs a whole call. During another's trial call it waits for the result. Throws as `requireClosed` does. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

/** The provider did not answer, or its caller stopped waiting. */
class Unanswered extends Error {
  readonly isStopped: boolean
  constructor(cause: unknown, { isStopped = false } = {}) {
    super('the provider did not answer', { cause })
    this.isStopped = isStopped
  }
}

/** The refusal of a caller where `service` does not answer. */
export function notAnswering(service: string): AppError {
  return new AppError('SERVICE_UNAVAILABLE', `${service} does not answer. Try again in ${OPEN_S} s.`, {
    reason: 'provider_unavailable',
    retryAfterSeconds: OPEN_S,
  })
}

/**
 * A circuit breaker that opens after five consecutive failures: callers are refused at once. After 30 s one trial call
 * is made; its success closes it. Intentional answers (a refusal, wrong settings) and an unavailable database are no
 * failures. A call that its caller stopped counts as neither success nor failure.
 */
export function createCircuitBreaker({ clock, service }: { clock: Clock; service: string }): CircuitBreaker {
  let openUntil = 0
  // The library's clock cannot be replaced in tests, so this back-off decides when the time is over.
  const untilProbe = {
    get duration() {
      return clock.now().getTime() >= openUntil ? 0 : Number.POSITIVE_INFINITY
    },
    next({ result }: { result: { error: unknown } | { value: unknown } }) {
      const isStopped = 'error' in result && result.error instanceof Unanswered && result.error.isStopped
      openUntil = clock.now().getTime() + (isStopped ? 0 : OPEN_S * 1_000)
      return untilProbe
    },
  }
  const policy = circuitBreaker(handleType(Unanswered), {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: untilProbe,
  })
  let opening = new AbortController()
  policy.onBreak(() => {
    const before = opening
    opening = new AbortController()
    before.abort(notAnswering(service))
  })

  function requireClosed(): void {
    const isOpen = policy.state === CircuitState.Open && untilProbe.duration > 0
    if (isOpen || policy.state === CircuitState.HalfOpen) throw notAnswering(service)
  }

  return {
    state() {
      if (policy.state === CircuitState.HalfOpen) return { state: 'trial', until: undefined }
      const isOpen = policy.state === CircuitState.Open
      return { state: isOpen ? 'open' : 'closed', until: isOpen ? new Date(openUntil) : undefined }
    },
    requireClosed,
    opened: () => opening.signal,

    begin() {
      requireClosed()
      const outcome = Promise.withResolvers<void>()
      void policy.execute(() => outcome.promise).catch(() => undefined)
      const isProbe = policy.state === CircuitState.HalfOpen
      return {
        heard() {
          if (isProbe) outcome.resolve()
        },
        end({ error, isStopped = false }) {
          if (isStopped) outcome.reject(isProbe ? new Unanswered(error, { isStopped }) : new Error('stopped'))
          else if (isFailure(error)) outcome.reject(new Unanswered(error))
          else outcome.resolve()
        },
      }
    },

    async run(work, signal) {
      try {
        return await policy.execute(async () => {
          const isProbe = policy.state === CircuitState.HalfOpen
          try {
            return await work()
          } catch (error) {
            const isStopped = signal.aborted
            if (isStopped ? isProbe : isFailure(error)) throw new Unanswered(error, { isStopped })
            throw error
          }
        })
      } catch (error) {
        if (error instanceof Unanswered) throw error.cause
        if (error instanceof BrokenCircuitError) throw notAnswering(service)
        throw error
      }
    },
  }
}

function isFailure(error: unknown): boolean {
  if (!(error instanceof AppError) || error instanceof DatabaseUnavailable || error.isPermanent) return false
  return error.code === 'BAD_GATEWAY' || error.code === 'GATEWAY_TIMEOUT' || error.code === 'SERVICE_UNAVAILABLE'
}
