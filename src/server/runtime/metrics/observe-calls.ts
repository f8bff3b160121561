import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { type SpeechModel } from '../../providers/speech/speech.port.ts'
import { CrisisTopic } from '../../providers/text/text.port.ts'
import { type Clock } from '../clock.ts'

/** A finished call to a provider. */
export interface ObservedCall {
  service: string
  operation: string
  seconds: number
  /** Undefined where the provider answered, a refusal included. */
  failure: string | undefined
  /** The error of a failure. */
  error?: unknown
}

export interface Watch {
  clock: Clock
  observe(call: ObservedCall): void
}

/** Codes of a port's errors that are the provider's failure; the others are answers to a request. */
const FAILURES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'BAD_GATEWAY',
  'GATEWAY_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'INSUFFICIENT_STORAGE',
])

/**
 * The same port, with calls of these operations measured: until a promise is settled, or until an iteration ends. Calls
 * that their caller stopped are not reported.
 */
export function observeCalls<Port extends object>(
  port: Port,
  service: string,
  operations: readonly (keyof Port & string)[],
  { clock, observe }: Watch,
): Port {
  const names: ReadonlySet<string | symbol> = new Set(operations)

  /** Begins a measurement. Only the first report of its end counts. */
  function begin(operation: string, signal: AbortSignal | undefined) {
    const since = clock.now().getTime()
    let isOver = false
    return (error?: unknown, isStopped = false): void => {
      if (isOver) return
      isOver = true
      if (isStopped || signal?.aborted) return
      const failure = error === undefined ? undefined : classify(error)
      const seconds = (clock.now().getTime() - since) / 1_000
      observe({ service, operation, seconds, failure, ...(failure !== undefined && { error }) })
    }
  }

  async function* read(operation: string, stream: AsyncIterable<unknown>, signal: AbortSignal | undefined) {
    const end = begin(operation, signal)
    try {
      yield* stream
      end()
    } catch (error) {
      end(error)
      throw error
    } finally {
      // The reader left before the end.
      end(undefined, true)
    }
  }

  async function wait(answer: Promise<unknown>, end: ReturnType<typeof begin>) {
    try {
      const value = await answer
      end()
      return value
    } catch (error) {
      end(error)
      throw error
    }
  }

  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof name !== 'string' || !names.has(name) || typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        const signal = findSignal(given)
        const end = begin(name, signal)
        const result: unknown = Reflect.apply(value as (...args: unknown[]) => unknown, target, given)
        if (result instanceof Promise) return wait(result, end)
        return isStream(result) ? read(name, result, signal) : result
      }
    },
  })
}

/** A voice with its calls measured, and with those of the voice that replaces it. */
export function observeSpeech(model: SpeechModel, watch: Watch): SpeechModel {
  return new Proxy(observeCalls(model, 'speech', ['speak'], watch), {
    get(target, name) {
      if (name !== 'instead' || !target.instead) return Reflect.get(target, name) as unknown
      return async () => {
        const other = await target.instead?.()
        return other && observeSpeech(other, watch)
      }
    },
  })
}

function classify(error: unknown): string | undefined {
  if (error instanceof CrisisTopic) return undefined
  if (!(error instanceof AppError)) return 'unexpected'
  return FAILURES.has(error.code) ? error.code.toLowerCase() : undefined
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** The signal of a call: one of its parameters, or a field of one. */
function findSignal(given: readonly unknown[]): AbortSignal | undefined {
  for (const value of given) {
    if (value instanceof AbortSignal) return value
    if (typeof value === 'object' && value !== null && 'signal' in value && value.signal instanceof AbortSignal)
      return value.signal
  }
  return undefined
}
