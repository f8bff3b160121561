import { type Clock } from '../clock.ts'
import { type ObservedCall } from './observe-calls.ts'

/** The end of a call to a provider. */
export interface LoggedCall {
  at: Date
  operation: string
  milliseconds: number
}

/** The newest calls of a provider in this process. */
export interface LastCalls {
  success: LoggedCall | undefined
  failure: (LoggedCall & { error: unknown }) | undefined
}

export type CallLog = ReturnType<typeof createCallLog>

/** Remembers for each provider the last call that it answered and the last one that it did not, until the process ends. */
export function createCallLog(clock: Clock) {
  const byService = new Map<string, LastCalls>()
  const read = (service: string): LastCalls => byService.get(service) ?? { success: undefined, failure: undefined }
  return {
    observe({ service, operation, seconds, failure, error }: ObservedCall): void {
      const call = { at: clock.now(), operation, milliseconds: Math.round(seconds * 1_000) }
      const last = failure === undefined ? { success: call } : { failure: { ...call, error } }
      byService.set(service, { ...read(service), ...last })
    },
    read,
  }
}
