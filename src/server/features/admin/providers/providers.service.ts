import {
  PROVIDER_SERVICES,
  type ProviderService,
  type ProviderState,
  type ProviderTest,
} from '../../../../shared/features/admin/providers.schema.ts'
import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'

/** Milliseconds until a test is given up. */
const TEST_MS = 60_000

/** The newest calls of a service in this process. */
interface LastCalls {
  success: NonNullable<LastCall> | undefined
  failure: (NonNullable<LastCall> & { error: unknown }) | undefined
}
interface LastCall {
  at: Date
  operation: string
  milliseconds: number
}

interface Owner {
  id: string
  email: string
}

export interface ProvidersDependencies {
  /** What answers for each service, now. */
  adapters(): { service: string; adapter: string; note: string }[]
  /** The variables of a service, and lines for `.env`. */
  settings: Record<ProviderService, { variables: readonly string[]; lines: string }>
  /** Names of the variables that are set. */
  isSet: ReadonlySet<string>
  calls: { read(service: string): LastCalls }
  queues: Partial<
    Record<
      ProviderService,
      {
        queue(): { waiting: number; running: number; places: number }
        breaker(): { state: 'closed' | 'open' | 'trial'; until: Date | undefined }
      }
    >
  >
  /** One cheap call to a service; undefined where there is nothing to call. Throws the port's errors. */
  tests: Record<ProviderService, () => ((signal: AbortSignal, owner: Owner) => Promise<unknown>) | undefined>
  /** What an error of a port means for the host, with what the service itself said. */
  explain(error: AppError): string
  throttle: { testProvider(userId: string): Promise<unknown> }
  clock: Clock
  report(error: unknown): void
}

/** The outside services of this server: what answers and why, how it went, and a test. Nothing is changed here. */
export function createProviders(deps: ProvidersDependencies) {
  const { adapters, settings, isSet, calls, queues, tests, explain, throttle, clock, report } = deps

  function describe(error: unknown): string {
    return error instanceof AppError ? explain(error) : 'An unexpected error: the log of the server has it.'
  }

  function look(service: ProviderService, { adapter, note }: { adapter: string; note: string }): ProviderState {
    const { success, failure } = calls.read(service)
    const { variables, lines } = settings[service]
    const held = queues[service]
    const breaker = held?.breaker()
    return {
      service,
      adapter,
      note,
      variables: variables.map((name) => ({ name, isSet: isSet.has(name) })),
      lines,
      canTest: tests[service]() !== undefined,
      lastSuccess: success ? write(success) : null,
      lastFailure: failure ? { ...write(failure), reason: describe(failure.error) } : null,
      queue:
        held && breaker
          ? { ...held.queue(), breaker: breaker.state, until: breaker.until?.toISOString() ?? null }
          : null,
    }
  }

  return {
    /** Every service as this process sees it. Calls none of them. */
    list(): ProviderState[] {
      const rows = new Map(adapters().map((row) => [row.service.replace(' ', '-'), row]))
      return PROVIDER_SERVICES.flatMap((service) => {
        const row = rows.get(service)
        return row ? [look(service, row)] : []
      })
    },

    /**
     * Makes one cheap call. A mail goes to the owner. Throws NOT_FOUND where there is nothing to call,
     * TOO_MANY_REQUESTS, and the signal's reason.
     */
    async test(owner: Owner, service: ProviderService, signal: AbortSignal): Promise<ProviderTest> {
      const call = tests[service]()
      if (!call) throw new AppError('NOT_FOUND', 'There is nothing to test here: no outside service is set up.')
      await throttle.testProvider(owner.id)
      const began = clock.now().getTime()
      const over = new AbortController()
      const tooLong = clock.sleep(TEST_MS, over.signal).then(
        () => {
          throw new AppError('GATEWAY_TIMEOUT', `No answer within ${TEST_MS / 1_000} s.`)
        },
        () => undefined,
      )
      try {
        await Promise.race([call(AbortSignal.any([signal, over.signal]), owner), tooLong])
        return { isWorking: true, milliseconds: clock.now().getTime() - began, message: null }
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof AppError)) report(error)
        const message = describe(error)
        return { isWorking: false, milliseconds: clock.now().getTime() - began, message }
      } finally {
        over.abort()
      }
    },
  }
}

const write = ({ at, operation, milliseconds }: LastCall) => ({ at: at.toISOString(), operation, milliseconds })
